import { changeDelivery, createDelivery, type Delivery } from '@fairfloor/domain/stock/goods-in/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sizeText } from '../../../lib/format.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { QuantityInput } from '../../../ui/QuantityInput.tsx'
import { TextArea, TextInput } from '../../../ui/TextInput.tsx'
import { countTexts } from '../../back-office/count-texts.ts'
import form from '../../back-office/desk-form.module.css'
import { FlavourFinder } from '../../back-office/FlavourFinder.tsx'
import { FormActs } from '../../back-office/FormActs.tsx'
import { SaveError } from '../../back-office/SaveError.tsx'
import { bodyOf, type DraftLine, draftOf, withFlavour } from './delivery-draft.ts'
import styles from './goods-in.module.css'
import { deliveryQuery, everyDeliveries } from './queries.ts'
import { goodsInTexts } from './texts.ts'

interface DeliveryFormProps {
  /** Null: a new one. */
  delivery: Delivery | null
  /** Lines of a new one, from a sheet. */
  taken?: readonly DraftLine[]
  onDone: (saved: Delivery) => void
}

/** What is expected of a supplier: articles with pieces and days. */
export function DeliveryForm({ delivery, taken, onDone }: DeliveryFormProps) {
  const { language } = useLanguage()
  const words = useTexts(goodsInTexts)
  const counting = useTexts(countTexts)
  const t = words.form
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(delivery, taken))
  // What the draft began with: a newer state from the server does not change what is being typed.
  const [version, setVersion] = useState(delivery?.version ?? '')
  const [asked, setAsked] = useState(false)
  const changes = { invalidates: [everyDeliveries], onSuccess: onDone }
  const create = useApiMutation(createDelivery, changes)
  const query = deliveryQuery(delivery?.delivery_id ?? 0)
  const change = useApiMutation(changeDelivery, { ...changes, updates: [query] })
  const save = delivery ? change : create
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAsked(true)
    const body = bodyOf(draft)
    if (!body) return
    if (delivery) void change.run({ params: { delivery_id: delivery.delivery_id }, body: { version, ...body } })
    else void create.run({ body })
  }
  const newest = async () => {
    const found = await client.fetchQuery({ ...query, staleTime: 0 })
    setDraft(draftOf(found))
    setVersion(found.version)
  }
  const changeLine = (changed: DraftLine) =>
    setDraft({ ...draft, lines: draft.lines.map(line => (line.key === changed.key ? changed : line)) })
  return (
    <form className={form.form} aria-label={delivery ? words.change : words.add} noValidate onSubmit={submit}>
      <div className={form.row}>
        <TextInput
          label={words.supplier}
          maxLength={120}
          value={draft.supplier}
          error={asked && draft.supplier.trim() === '' ? t.missing : null}
          onChange={event => setDraft({ ...draft, supplier: event.target.value })}
        />
        <TextInput
          label={words.reference}
          optional
          maxLength={60}
          value={draft.reference}
          onChange={event => setDraft({ ...draft, reference: event.target.value })}
        />
      </div>
      <ul className={styles.lines}>
        {draft.lines.map(line => (
          <li key={line.key}>
            <strong>{sizeText(line.name, language)}</strong>
            <Field label={t.quantity} error={asked && line.quantity === null ? t.missing : null}>
              {parts => (
                <QuantityInput
                  {...parts}
                  label={counting.of(t.quantity, sizeText(line.name, language))}
                  value={line.quantity}
                  onChange={quantity => changeLine({ ...line, quantity })}
                />
              )}
            </Field>
            <TextInput
              type="date"
              label={t.on}
              value={line.on}
              onChange={event => changeLine({ ...line, on: event.target.value })}
            />
            {line.received === 0 && (
              <IconButton
                icon="close"
                label={t.removeOf(sizeText(line.name, language))}
                onClick={() => setDraft({ ...draft, lines: draft.lines.filter(one => one !== line) })}
              />
            )}
          </li>
        ))}
      </ul>
      <FlavourFinder
        error={asked && draft.lines.length === 0 ? t.none : null}
        onAdd={flavour => setDraft(now => withFlavour(now, flavour))}
      />
      <TextArea
        label={words.note}
        optional
        rows={2}
        maxLength={2000}
        value={draft.note}
        onChange={event => setDraft({ ...draft, note: event.target.value })}
      />
      <SaveError of={save} onRetry={submit} onNewest={newest} />
      <FormActs save={save} label={t.save} />
    </form>
  )
}
