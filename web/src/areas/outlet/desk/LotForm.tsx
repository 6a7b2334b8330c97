import { makeOutletLot, type OutletDeskLot } from '@fairfloor/domain/outlet/desk-contract'
import { outletReasons } from '@fairfloor/domain/outlet/reasons'
import { type FormEvent, useState } from 'react'
import { money, sizeText } from '../../../lib/format.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { QuantityInput } from '../../../ui/QuantityInput.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import form from '../../back-office/desk-form.module.css'
import { FlavourFinder } from '../../back-office/FlavourFinder.tsx'
import { FormActs } from '../../back-office/FormActs.tsx'
import { reasonTexts } from '../reasons-texts.ts'
import { outletDeskTexts } from './desk-texts.ts'
import { bodyOf, draftOf, type LotDraft } from './lot-draft.ts'
import styles from './outlet-desk.module.css'
import { lotChanges, type Proposal } from './queries.ts'

interface LotFormProps {
  /** What it is made of; null: anything. */
  proposal: Proposal | null
  onDone: (made: OutletDeskLot) => void
}

/** A new lot of the outlet. */
export function LotForm({ proposal, onDone }: LotFormProps) {
  const { language } = useLanguage()
  const words = useTexts(outletDeskTexts)
  const t = words.make
  const reasons = useTexts(reasonTexts)
  const [draft, setDraft] = useState<LotDraft>(() => draftOf(proposal))
  const [asked, setAsked] = useState(false)
  const save = useApiMutation(makeOutletLot, { ...lotChanges, onSuccess: onDone })
  const { faults, body } = bodyOf(draft)
  const change = (next: Partial<LotDraft>) => setDraft(before => ({ ...before, ...next }))
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAsked(true)
    if (body) void save.run({ body })
  }
  const errorAt = (path: string, fault: string | false) =>
    (asked && fault) || (save.fieldErrors.find(error => error.path === path)?.detail ?? null)
  return (
    <form className={form.form} aria-label={t.title} noValidate onSubmit={(event: FormEvent) => submit(event)}>
      {draft.article ? (
        <p className={styles.article}>
          <strong>{sizeText(draft.article.name, language)}</strong>
          <Button variant="ghost" onClick={() => change({ article: null })}>
            {t.other}
          </Button>
        </p>
      ) : (
        <FlavourFinder
          label={t.find}
          error={asked ? t.noArticle : null}
          onAdd={({ id, name, quantity }) => change({ article: { id, name, free: quantity, regular: null } })}
        />
      )}
      <RadioGroup
        label={t.from}
        value={draft.from}
        onChange={from => change({ from })}
        options={[
          { value: 'stock', label: t.stock, ...(draft.article && { hint: t.free(draft.article.free) }) },
          { value: 'extra', label: t.extra },
        ]}
      />
      <div className={form.row}>
        <TextInput
          type="date"
          label={words.bestBefore}
          value={draft.bestBefore}
          error={errorAt('best_before', faults.bestBefore && t.missing)}
          onChange={event => change({ bestBefore: event.target.value })}
        />
        <TextInput
          label={t.lot}
          optional
          maxLength={60}
          value={draft.lot}
          onChange={event => change({ lot: event.target.value })}
        />
        <Field label={t.pieces} error={errorAt('quantity', faults.quantity && t.missing)}>
          {parts => (
            <QuantityInput
              {...parts}
              label={t.pieces}
              value={draft.quantity}
              onChange={quantity => change({ quantity })}
            />
          )}
        </Field>
      </div>
      <TextInput
        label={t.price}
        inputMode="decimal"
        maxLength={9}
        hint={draft.article?.regular == null ? undefined : t.regular(money(draft.article.regular))}
        value={draft.price}
        error={errorAt('price', faults.price && t.amount)}
        onChange={event => change({ price: event.target.value })}
      />
      <Select
        label={words.reason}
        value={draft.reason}
        options={outletReasons.map(value => ({ value, label: reasons[value] }))}
        onChange={reason => change({ reason })}
      />
      <MutationError of={save} onRetry={submit} />
      <FormActs save={save} label={t.save} />
    </form>
  )
}
