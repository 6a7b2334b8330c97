import { changePromotion, createPromotion, getPromotions } from '@fairfloor/domain/promotions/desk-contract'
import { termKinds, units } from '@fairfloor/domain/promotions/terms'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { everyQueryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { instantOf } from '../../lib/wall-clock.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextArea, TextInput } from '../../ui/TextInput.tsx'
import { FormActs } from '../back-office/FormActs.tsx'
import { SaveError } from '../back-office/SaveError.tsx'
import { promotionQuery } from './desk-queries.ts'
import { promotionDeskTexts } from './desk-texts.ts'
import { EndPromotion } from './EndPromotion.tsx'
import { GoodsPicker } from './GoodsPicker.tsx'
import { PromotionBanner } from './PromotionBanner.tsx'
import styles from './PromotionForm.module.css'
import { PromotionPreview } from './PromotionPreview.tsx'
import {
  bodyOf,
  type Draft,
  draftOf,
  hasGoods,
  type Named,
  numberIn,
  numbersOf,
  type Promotion,
} from './promotion-draft.ts'

interface PromotionFormProps {
  promotion: Promotion | null
  timeZone: string
  groups: readonly Named[]
  close: () => void
}

const NUMBER_LABELS = { percent: 'percent', from: 'fromCount', paid: 'paid', free: 'free' } as const

/** Everything of a promotion; what is missing is said at its field before anything is sent. */
export function PromotionForm({ promotion, timeZone, groups, close }: PromotionFormProps) {
  const t = useTexts(promotionDeskTexts).form
  const names = useTexts(promotionDeskTexts)
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(promotion, timeZone))
  const [version, setVersion] = useState(promotion?.version ?? '')
  const [asked, setAsked] = useState(false)
  const change = (changed: Partial<Draft>) => setDraft(before => ({ ...before, ...changed }))
  const invalidates = [everyQueryOf(getPromotions)]
  const create = useApiMutation(createPromotion, { invalidates, onSuccess: close })
  const update = useApiMutation(changePromotion, {
    invalidates,
    onSuccess: saved => {
      client.setQueryData(promotionQuery(saved.id).queryKey, saved)
      setVersion(saved.version)
    },
  })
  const showNewest = async () => {
    const newest = promotion && (await client.fetchQuery({ ...promotionQuery(promotion.id), staleTime: 0 }))
    if (!newest) return
    setDraft(draftOf(newest, timeZone))
    setVersion(newest.version)
  }
  const save = promotion ? update : create
  const body = bodyOf(draft, timeZone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!body) return
    void (promotion ? update.run({ params: { id: promotion.id }, body: { ...body, version } }) : create.run({ body }))
  }
  const errorAt = (path: string, isMissing: boolean, words: string = t.missing) =>
    asked && isMissing ? words : (save.fieldErrors.find(error => error.path === path)?.detail ?? null)
  return (
    <form className={styles.form} aria-label={promotion?.name ?? names.create} noValidate onSubmit={submit}>
      <TextInput
        label={names.name}
        maxLength={120}
        value={draft.name}
        error={errorAt('name', draft.name.trim() === '')}
        onChange={event => change({ name: event.target.value })}
      />
      <RadioGroup
        label={t.kind}
        options={termKinds.map(value => ({ value, label: t.kinds[value] }))}
        value={draft.kind}
        onChange={kind => change({ kind })}
      />
      <div className={styles.row}>
        {numbersOf[draft.kind].map(field => (
          <TextInput
            key={field}
            label={t[NUMBER_LABELS[field]]}
            inputMode="numeric"
            maxLength={4}
            value={draft[field]}
            error={errorAt(field, numberIn(draft, field) === null, t.whole)}
            onChange={event => change({ [field]: event.target.value })}
          />
        ))}
      </div>
      {draft.kind !== 'percent' && (
        <RadioGroup
          label={t.unit}
          options={units.map(value => ({ value, label: t.units[value] }))}
          value={draft.unit}
          onChange={unit => change({ unit })}
        />
      )}
      <div className={styles.row}>
        <TextInput
          type="datetime-local"
          step={1}
          label={t.start}
          value={draft.start}
          error={errorAt('start', !instantOf(draft.start, timeZone))}
          onChange={event => change({ start: event.target.value })}
        />
        <TextInput
          type="datetime-local"
          step={1}
          label={t.end}
          value={draft.end}
          error={errorAt('end', !instantOf(draft.end, timeZone))}
          onChange={event => change({ end: event.target.value })}
        />
      </div>
      <GoodsPicker
        label={t.goods}
        hint={t.goodsHint}
        searchLabel={t.goodsSearch}
        brands={draft.brands}
        sizes={draft.sizes}
        error={errorAt('size_ids', !hasGoods(draft), t.noGoods)}
        onBrands={brands => change({ brands })}
        onSizes={sizes => change({ sizes })}
      />
      <fieldset className={styles.groups}>
        <legend>{t.groups}</legend>
        <p>{t.groupsHint}</p>
        {groups.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={draft.groupIds.includes(id)}
            onChange={isOn =>
              change({ groupIds: isOn ? [...draft.groupIds, id] : draft.groupIds.filter(other => other !== id) })
            }
          />
        ))}
      </fieldset>
      <TextArea
        label={t.textEn}
        optional
        rows={2}
        maxLength={1000}
        value={draft.en}
        onChange={event => change({ en: event.target.value })}
      />
      <TextArea
        label={t.textDe}
        optional
        rows={2}
        maxLength={1000}
        value={draft.de}
        onChange={event => change({ de: event.target.value })}
      />
      <PromotionBanner promotion={promotion} />
      <PromotionPreview body={body} onAsk={() => setAsked(true)} />
      <SaveError of={save} onRetry={submit} onNewest={showNewest} />
      <FormActs save={save} label={t.save}>
        {promotion && promotion.state !== 'over' && <EndPromotion promotion={promotion} onEnded={close} />}
      </FormActs>
    </form>
  )
}
