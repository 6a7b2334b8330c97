import type { Answer } from '@fairfloor/domain/endpoint'
import { endClearance, getClearances, setClearances } from '@fairfloor/domain/promotions/desk-contract'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { everyQueryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { instantOf, wallClock } from '../../lib/wall-clock.ts'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { DeskForm } from '../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../back-office/form/use-desk-form.ts'
import { promotionDeskTexts } from './desk-texts.ts'
import { GoodsPicker } from './GoodsPicker.tsx'
import type { Named } from './promotion-draft.ts'

type ClearanceList = Answer<typeof getClearances>
type Row = ClearanceList['clearances'][number]

interface ClearanceSheetProps {
  open: number | 'new' | null
  answer: ClearanceList
  closeTo: string
}

/** A size of the clearance sale beside the list, or the sizes that are put in. */
export function ClearanceSheet({ open, answer, closeTo }: ClearanceSheetProps) {
  const t = useTexts(promotionDeskTexts).clearance
  const navigate = useNavigate()
  const row = open === 'new' ? 'new' : (answer.clearances.find(({ id }) => id === open) ?? null)
  const shown = row === 'new' ? null : row
  return (
    <Sheet open={row !== null} onClose={() => navigate(closeTo)} title={shown?.name ?? t.create} narrow scrim>
      {row !== null && (
        <ClearanceForm
          key={shown?.id ?? 'new'}
          row={shown}
          timeZone={answer.time_zone}
          groups={answer.groups}
          close={() => navigate(closeTo)}
        />
      )}
    </Sheet>
  )
}

interface ClearanceFormProps {
  row: Row | null
  timeZone: string
  groups: readonly string[]
  close: () => void
}

function ClearanceForm({ row, timeZone, groups, close }: ClearanceFormProps) {
  const texts = useTexts(promotionDeskTexts)
  const t = texts.clearance
  const groupsId = useId()
  const changes = { invalidates: [everyQueryOf(getClearances)], onSuccess: close }
  const takeOut = useApiMutation(endClearance, { ...changes, invalidatesOnRefusal: changes.invalidates })
  const form = useDeskForm({
    ...changes,
    name: `clearance ${row?.id ?? 'new'}`,
    record: row,
    draftOf: from => draftOf(from, timeZone),
    versionOf: () => '',
    words: { sizes: t.sizes, percent: t.percent, group: t.group, start: texts.form.start, end: texts.form.end },
    faults: ({ sizes, percent, start, end }) => ({
      sizes: sizes.length === 0 && t.noSizes,
      percent: !/^[1-9]\d?$/.test(percent) && texts.form.whole,
      start: !instantOf(start, timeZone) && texts.form.missing,
      end: end !== '' && !instantOf(end, timeZone) && texts.form.missing,
    }),
    call: setClearances,
    input: ({ sizes, percent, group, start, end }) => ({
      body: {
        size_ids: sizes.map(({ id }) => id),
        percent: Number(percent),
        group: group.trim() || null,
        start: instantOf(start, timeZone)?.toISOString() ?? '',
        end: instantOf(end, timeZone)?.toISOString() ?? null,
      },
    }),
  })
  return (
    <DeskForm
      form={form}
      label={row?.name ?? t.create}
      save={t.save}
      acts={
        row && (
          <Button icon="trash" loading={takeOut.loading} onClick={() => takeOut.run({ params: { id: row.id } })}>
            {t.takeOut}
          </Button>
        )
      }
    >
      {!row && (
        <GoodsPicker
          label={t.sizes}
          searchLabel={t.sizesSearch}
          sizes={form.draft.sizes}
          error={form.errorAt('sizes', 'size_ids')}
          onSizes={sizes => form.change({ sizes })}
          most={500}
        />
      )}
      <TextInput {...form.text('percent')} inputMode="numeric" maxLength={2} />
      <TextInput {...form.text('group')} hint={t.groupHint} optional maxLength={60} list={groupsId} />
      <datalist id={groupsId}>
        {groups.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextInput {...form.text('start')} type="datetime-local" step={1} />
      <TextInput {...form.text('end')} type="datetime-local" step={1} hint={t.endHint} optional />
      <MutationError of={takeOut} />
    </DeskForm>
  )
}

const draftOf = (row: Row | null, timeZone: string) => ({
  sizes: (row ? [row] : []) as readonly Named[],
  percent: row ? String(row.percent) : '',
  group: row?.group ?? '',
  start: row ? wallClock(row.start, timeZone) : '',
  end: row?.end ? wallClock(row.end, timeZone) : '',
})
