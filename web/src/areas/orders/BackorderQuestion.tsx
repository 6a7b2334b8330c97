import type { Answer } from '@fairfloor/domain/endpoint'
import { askForConfirmation, getBackorderQuestion } from '@fairfloor/domain/newcomer-week/desk-contract'
import { useQuery } from '@tanstack/react-query'
import { count, dayTimeText } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { DeskPanel } from '../back-office/DeskPanel.tsx'
import { backorderQuestionTexts } from './backorder-question-texts.ts'
import { deskOrderQuery } from './desk-queries.ts'

type State = Answer<typeof getBackorderQuestion>

/** What of an event's order waits for goods, and whether its customer was asked how much of that is still wanted. */
export function BackorderQuestion({ orderId }: { orderId: number }) {
  const t = useTexts(backorderQuestionTexts)
  const query = useQuery(queryOf(getBackorderQuestion, { params: { order_id: orderId } }))
  const tag = query.data?.question ? <Tag tone="amber">{t.isAsked}</Tag> : null
  return (
    <DeskPanel title={t.title} end={tag}>
      <Loaded query={query} waiting={120}>
        {state => <Shown state={state} />}
      </Loaded>
    </DeskPanel>
  )
}

function Shown({ state: { order_id, open, question, answers } }: { state: State }) {
  const t = useTexts(backorderQuestionTexts)
  const at = useTime()
  const own = queryOf(getBackorderQuestion, { params: { order_id } })
  const changes = { invalidates: [own, deskOrderQuery(order_id)] }
  const ask = useApiMutation(askForConfirmation, { ...changes, invalidatesOnRefusal: [own] })
  const run = () => void ask.run({ params: { order_id } })
  return (
    <>
      {question ? (
        <>
          <p>{t.asked(question.asked_by ?? '', at(question.asked_at))}</p>
          <Table
            caption={t.title}
            rows={question.lines}
            rowKey={({ line }) => line}
            columns={[
              { id: 'name', head: t.article, phone: 'title', cell: ({ name }) => name },
              { id: 'asked', head: t.askedAbout, align: 'end', cell: ({ asked }) => count(asked) },
              { id: 'wanted', head: t.wanted, align: 'end', cell: ({ wanted }) => count(wanted) },
            ]}
          />
        </>
      ) : (
        <p>{open > 0 ? t.waits(open) : t.nothing}</p>
      )}
      {answers.map(one => (
        <p key={one.asked_at}>{t.answered(one.answered_by ?? '', at(one.answered_at), one.confirmed, one.asked)}</p>
      ))}
      <MutationError of={ask} onRetry={run} />
      {!question && open > 0 && (
        <div>
          <Button variant="ink" icon="mail" loading={ask.loading} done={ask.done} onClick={run}>
            {t.ask}
          </Button>
        </div>
      )}
    </>
  )
}

function useTime(): (instant: string) => string {
  const { language } = useLanguage()
  const zone = useSettings()?.time_zone ?? 'UTC'
  return instant => dayTimeText(instant, zone, language)
}
