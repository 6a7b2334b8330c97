import type { Answer } from '@fairfloor/domain/endpoint'
import { endClearance, getClearances, setClearances } from '@fairfloor/domain/promotions/desk-contract'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { everyQueryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { instantOf, wallClock } from '../../lib/wall-clock.ts'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { FormActs } from '../back-office/FormActs.tsx'
import { promotionDeskTexts } from './desk-texts.ts'
import { GoodsPicker } from './GoodsPicker.tsx'
import styles from './PromotionForm.module.css'
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
  const [sizes, setSizes] = useState<readonly Named[]>(row ? [row] : [])
  const [percent, setPercent] = useState(row ? String(row.percent) : '')
  const [group, setGroup] = useState(row?.group ?? '')
  const [start, setStart] = useState(row ? wallClock(row.start, timeZone) : '')
  const [end, setEnd] = useState(row?.end ? wallClock(row.end, timeZone) : '')
  const [asked, setAsked] = useState(false)
  const changes = { invalidates: [everyQueryOf(getClearances)], onSuccess: close }
  const save = useApiMutation(setClearances, changes)
  const takeOut = useApiMutation(endClearance, { ...changes, invalidatesOnRefusal: changes.invalidates })
  const startAt = instantOf(start, timeZone)
  const endAt = instantOf(end, timeZone)
  const isPercent = /^[1-9]\d?$/.test(percent)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (sizes.length === 0 || !isPercent || !startAt || (end !== '' && !endAt)) return
    const size_ids = sizes.map(({ id }) => id)
    const window = { start: startAt.toISOString(), end: endAt?.toISOString() ?? null }
    void save.run({ body: { size_ids, percent: Number(percent), group: group.trim() || null, ...window } })
  }
  const errorAt = (path: string, isMissing: boolean, words: string = texts.form.missing) =>
    asked && isMissing ? words : (save.fieldErrors.find(error => error.path === path)?.detail ?? null)
  return (
    <form className={styles.form} aria-label={row?.name ?? t.create} noValidate onSubmit={submit}>
      {!row && (
        <GoodsPicker
          label={t.sizes}
          searchLabel={t.sizesSearch}
          sizes={sizes}
          error={errorAt('size_ids', sizes.length === 0, t.noSizes)}
          onSizes={setSizes}
          most={500}
        />
      )}
      <TextInput
        label={t.percent}
        inputMode="numeric"
        maxLength={2}
        value={percent}
        error={errorAt('percent', !isPercent, texts.form.whole)}
        onChange={event => setPercent(event.target.value)}
      />
      <TextInput
        label={t.group}
        hint={t.groupHint}
        optional
        maxLength={60}
        list={groupsId}
        value={group}
        onChange={event => setGroup(event.target.value)}
      />
      <datalist id={groupsId}>
        {groups.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextInput
        type="datetime-local"
        step={1}
        label={texts.form.start}
        value={start}
        error={errorAt('start', !startAt)}
        onChange={event => setStart(event.target.value)}
      />
      <TextInput
        type="datetime-local"
        step={1}
        label={texts.form.end}
        hint={t.endHint}
        optional
        value={end}
        error={errorAt('end', end !== '' && !endAt)}
        onChange={event => setEnd(event.target.value)}
      />
      <MutationError of={save} onRetry={submit} />
      <MutationError of={takeOut} />
      <FormActs save={save} label={t.save}>
        {row && (
          <Button icon="trash" loading={takeOut.loading} onClick={() => takeOut.run({ params: { id: row.id } })}>
            {t.takeOut}
          </Button>
        )}
      </FormActs>
    </form>
  )
}
