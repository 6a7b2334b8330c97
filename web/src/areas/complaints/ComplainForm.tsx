import { type ComplaintReason, complaintReasons, LONGEST_TEXT } from '@fairfloor/domain/complaints/complaint'
import { complain } from '@fairfloor/domain/complaints/contract'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { count, sizeText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useDraft } from '../../lib/sending/draft.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { QuantityInput } from '../../ui/QuantityInput.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextArea } from '../../ui/TextInput.tsx'
import text from '../../ui/text.module.css'
import { complainTexts } from './complain-texts.ts'
import styles from './complaints.module.css'
import {
  type ComplainableLine,
  complainableLinesQuery,
  complaintAddressOf,
  everyComplaints,
  goodsOf,
  newComplaintAddress,
  type Photo,
  useDay,
} from './complaints.ts'
import { PhotoField } from './PhotoField.tsx'
import { complaintTexts } from './texts.ts'

/** What is wrong with a shipped line: reason, pieces, words and photos. */
export function ComplainForm({ order, line }: { order: number; line: ComplainableLine }) {
  const { language } = useLanguage()
  const t = useTexts(complaintTexts)
  const words = useTexts(complainTexts)
  const dayOf = useDay()
  const navigate = useNavigate()
  const [reason, setReason] = useState<ComplaintReason | null>(null)
  const [quantity, setQuantity] = useState<number | null>(null)
  const draft = `complaint-${order}-${line.shipment_id}-${line.line}`
  const [said, setSaid, forget] = useDraft(draft, stored => (typeof stored === 'string' ? stored : ''))
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [isTried, setTried] = useState(false)
  const lines = complainableLinesQuery(order)
  const send = useApiMutation(complain, {
    onDone: forget,
    invalidates: [everyComplaints, lines],
    invalidatesOnRefusal: [lines],
    onSuccess: ({ id }) => void navigate(complaintAddressOf(id), { replace: true }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason === null || quantity === null || said.trim() === '') return
    const at = { order_id: order, shipment_id: line.shipment_id, line: line.line }
    void send.run({ body: { ...at, quantity, reason, text: said, photos: photos.map(({ id }) => id) } })
  }
  return (
    <form className="stack gap-6 measure" onSubmit={submit} noValidate>
      <div className="grid gap-1 on-fog round-card pad-4">
        <h2 className="anywhere">{`${line.brand_name} ${sizeText(goodsOf(line), language)}`}</h2>
        <p className="t13 fg-2">
          {t.orderOf(order)} · {words.shippedOn(dayOf(line.shipped_at))} · {t.pieces(line.shipped, count(line.shipped))}{' '}
          ·{' '}
          <PageLink to={newComplaintAddress({ order })} className={text.link}>
            {words.anotherLine}
          </PageLink>
        </p>
      </div>
      <RadioGroup
        label={words.what}
        look="boxed"
        options={complaintReasons.map(value => ({ value, label: t.reasons[value] }))}
        value={reason}
        error={isTried && reason === null ? words.noReason : null}
        onChange={setReason}
      />
      <Field
        label={words.howMany}
        hint={words.left(count(line.left))}
        error={isTried && quantity === null ? words.noQuantity : null}
        className={styles.quantity}
      >
        {parts => (
          <QuantityInput
            {...parts}
            label={words.howMany}
            value={quantity}
            max={line.left}
            invalid={isTried && quantity === null}
            onChange={setQuantity}
          />
        )}
      </Field>
      <TextArea
        label={words.text}
        hint={words.textHint}
        rows={5}
        maxLength={LONGEST_TEXT}
        value={said}
        error={isTried && said.trim() === '' ? words.noText : null}
        onChange={event => setSaid(event.target.value)}
      />
      <PhotoField photos={photos} onChange={setPhotos} />
      <MutationError of={send} onRetry={submit} />
      <div>
        <Button type="submit" variant="signal" size="l" loading={send.loading} done={send.done}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}
