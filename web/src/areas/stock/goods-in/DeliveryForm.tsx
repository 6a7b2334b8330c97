import { changeDelivery, createDelivery, type Delivery } from '@fairfloor/domain/stock/goods-in/contract'
import { sizeText } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { QuantityInput } from '../../../ui/QuantityInput.tsx'
import { TextArea, TextInput } from '../../../ui/TextInput.tsx'
import { countTexts } from '../../back-office/count-texts.ts'
import { FlavourFinder } from '../../back-office/FlavourFinder.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
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
  const form = useDeskForm({
    name: `delivery ${delivery?.delivery_id ?? (taken ? 'sheet' : 'new')}`,
    record: delivery,
    draftOf: from => draftOf(from, taken),
    query: deliveryQuery(delivery?.delivery_id ?? 0),
    words: { supplier: words.supplier, reference: words.reference, lines: words.lineHead, note: words.note },
    faults: ({ supplier, lines }) => ({
      supplier: supplier.trim() === '' && t.missing,
      lines: lines.length === 0 && t.none,
      ...Object.fromEntries(lines.map(({ key, quantity }) => [`lines.${key}`, quantity === null && t.missing])),
    }),
    call: delivery ? changeDelivery : createDelivery,
    input: (draft, version) => {
      const body = bodyOf(draft)
      if (!body) return null
      return delivery ? { params: { delivery_id: delivery.delivery_id }, body: { version, ...body } } : { body }
    },
    updates: delivery ? [deliveryQuery(delivery.delivery_id)] : [],
    invalidates: [everyDeliveries],
    onSuccess: onDone,
  })
  const { lines } = form.draft
  const changeLine = (changed: DraftLine) =>
    form.change({ lines: lines.map(line => (line.key === changed.key ? changed : line)) })
  return (
    <DeskForm form={form} label={delivery ? words.change : words.add} save={t.save}>
      <div className="grid fields top gap-4">
        <TextInput {...form.text('supplier')} maxLength={120} />
        <TextInput {...form.text('reference')} optional maxLength={60} />
      </div>
      <ul className="grid gap-3">
        {lines.map(line => (
          <li className={`grid bottom gap-y-1 gap-x-3 line-below pb-4 ${styles.line}`} key={line.key}>
            <strong className="across">{sizeText(line.name, language)}</strong>
            <Field label={t.quantity} error={form.errorAt(`lines.${line.key}`)}>
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
                onClick={() => form.change({ lines: lines.filter(one => one !== line) })}
              />
            )}
          </li>
        ))}
      </ul>
      <FlavourFinder
        error={form.errorAt('lines')}
        onAdd={flavour => form.change(before => withFlavour(before, flavour))}
      />
      <TextArea {...form.text('note')} optional rows={2} maxLength={2000} />
    </DeskForm>
  )
}
