import { deleteWeek } from '@fairfloor/domain/newcomer-week/desk-contract'
import { newcomerWeeksDeskPage } from '@fairfloor/domain/newcomer-week/desk-pages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { TabList, TabPanel, Tabs } from '../../../ui/Tabs.tsx'
import { AskFirst } from '../../back-office/AskFirst.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { DatesPart } from './DatesPart.tsx'
import { weekDeskTexts } from './desk-texts.ts'
import { editorTexts } from './editor-texts.ts'
import { GoodsPart } from './GoodsPart.tsx'
import { PublishPart } from './PublishPart.tsx'
import { QuestionsPart } from './QuestionsPart.tsx'
import { weeksQuery } from './queries.ts'
import { TextPart } from './TextPart.tsx'
import { useWeekForm } from './use-week-form.ts'
import styles from './week-desk.module.css'
import { type DeskWeek, type Part, parts } from './week-draft.ts'

/** The event in parts, saved whole. */
export function WeekEditor({ week }: { week: DeskWeek }) {
  const t = useTexts(editorTexts)
  const [part, setPart] = useState<Part>('dates')
  const form = useWeekForm(week, setPart)
  const { draft } = form
  const counts = { brands: draft.brands.length, products: draft.products.length, questions: draft.questions.length }
  const tabs = parts.map(value => ({
    value,
    label: form.parts.has(value) ? `${t.parts[value]} !` : t.parts[value],
    ...(value in counts && { count: counts[value as keyof typeof counts] }),
  }))
  return (
    <DeskForm className={styles.editor} form={form} label={t.form} save={t.save}>
      <Tabs value={part} onChange={next => setPart(parts.find(one => one === next) ?? 'dates')}>
        <TabList label={t.navigation} tabs={tabs} current={part} />
        <TabPanel value="dates" className={styles.part}>
          <PublishPart form={form} week={week} />
          <DatesPart form={form} timeZone={week.time_zone} />
          <DeleteWeek week={week} />
        </TabPanel>
        <TabPanel value="brands" className={styles.part}>
          <GoodsPart form={form} of="brands" />
        </TabPanel>
        <TabPanel value="products" className={styles.part}>
          <GoodsPart form={form} of="products" />
        </TabPanel>
        <TabPanel value="texts" className={styles.part}>
          <TextPart form={form} timeZone={week.time_zone} />
        </TabPanel>
        <TabPanel value="questions" className={styles.part}>
          <QuestionsPart form={form} timeZone={week.time_zone} />
        </TabPanel>
      </Tabs>
    </DeskForm>
  )
}

/** Of an event in which nobody has ordered. */
function DeleteWeek({ week }: { week: DeskWeek }) {
  const t = useTexts(weekDeskTexts)
  const navigate = useNavigate()
  const remove = useApiMutation(deleteWeek, {
    invalidates: [weeksQuery],
    onSuccess: () => void navigate(newcomerWeeksDeskPage.path, { replace: true }),
  })
  if (week.orders > 0) return <p className="fg-2">{t.ordered(week.orders)}</p>
  return (
    <div>
      <AskFirst
        icon="trash"
        label={t.remove}
        sure={t.sure}
        of={remove}
        onSure={() => void remove.run({ params: { id: week.id } })}
      >
        {t.removeSure}
      </AskFirst>
    </div>
  )
}
