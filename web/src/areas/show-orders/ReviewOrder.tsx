import { NOTE_LENGTH, REFERENCE_LENGTH } from '@fairfloor/domain/show-orders/limits'
import { wishMonths } from '@fairfloor/domain/show-orders/wish-months'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { TextArea, TextInput } from '../../ui/TextInput.tsx'
import type { Vts } from '../edition/vts.ts'
import { useMay } from '../identity/user.ts'
import { BasketGroups } from './BasketGroups.tsx'
import { BasketPrice } from './BasketPrice.tsx'
import { BasketTotal } from './BasketTotal.tsx'
import { BrandSums } from './BrandSums.tsx'
import { ChangedLines } from './ChangedLines.tsx'
import { brandIdOf, groupsOf } from './lines.ts'
import styles from './ReviewOrder.module.css'
import { reviewTexts } from './review-texts.ts'
import { showOrdersTexts } from './texts.ts'
import type { BasketLines } from './use-basket.ts'
import type { Confirmation } from './use-confirm.ts'
import { notesToSend, type TypedNotes, useOrderNotes } from './use-order-notes.ts'

interface ReviewOrderProps {
  vts: Vts
  order: BasketLines
  confirmation: Confirmation
  onBack: () => void
}

/** The step before confirming: the order by brand, what changed, its price, and what the customer says with it. */
export function ReviewOrder({ vts, order: { lines = [], changes, removal }, confirmation, onBack }: ReviewOrderProps) {
  const t = { ...useTexts(reviewTexts), confirm: useTexts(showOrdersTexts).confirm }
  const priced = useMay('prices')
  const heading = useRef<HTMLHeadingElement>(null)
  const [notes, setNotes] = useOrderNotes(vts.name)
  const wanted = lines.filter(({ quantity }) => quantity > 0)
  const groups = groupsOf(wanted)
  const months = wishMonths(vts.server_time, vts.release_end, vts.time_zone)
  const change = (part: Partial<TypedNotes>) => setNotes({ ...notes, ...part })

  useEffect(() => heading.current?.focus(), [])

  // The second press of a double click on the button that led here must not confirm.
  const confirm = (event: MouseEvent) =>
    event.detail < 2 && confirmation.confirm(notesToSend(notes, groups.map(brandIdOf), months))

  return (
    <section className={styles.review} aria-labelledby="review-order">
      <div className={styles.head}>
        <h2 id="review-order" ref={heading} tabIndex={-1}>
          {t.title}
        </h2>
        <p>{t.lead}</p>
      </div>
      <div className={styles.columns}>
        <div className={styles.order}>
          <BrandSums
            groups={groups}
            months={months}
            wishes={notes.wishes}
            onWish={(brandId, month) => change({ wishes: { ...notes.wishes, [brandId]: month } })}
          />
          <ChangedLines lines={lines} />
          <BasketGroups lines={wanted} mode="closed" changes={changes} removal={removal} folded />
        </div>
        <div className={styles.side}>
          {priced && <BasketPrice />}
          <TextInput
            label={t.reference}
            hint={t.referenceHint}
            optional
            maxLength={REFERENCE_LENGTH}
            value={notes.reference}
            onChange={event => change({ reference: event.target.value })}
          />
          <TextArea
            label={t.note}
            hint={t.noteHint}
            optional
            rows={3}
            maxLength={NOTE_LENGTH}
            value={notes.note}
            onChange={event => change({ note: event.target.value })}
          />
        </div>
      </div>
      <div className={styles.foot}>
        <MutationError of={confirmation} onRetry={confirm} />
        <BasketTotal lines={wanted} />
        <div className={styles.acts}>
          <Button variant="ghost" size="l" icon="arrowLeft" onClick={onBack}>
            {t.back}
          </Button>
          <Button
            variant="signal"
            size="l"
            loading={confirmation.loading}
            done={confirmation.done}
            disabled={wanted.length === 0}
            onClick={confirm}
          >
            {t.confirm}
          </Button>
        </div>
      </div>
    </section>
  )
}
