import { NOTE_LENGTH, REFERENCE_LENGTH } from '@fairfloor/domain/show-orders/limits'
import { type MouseEvent, useEffect, useRef } from 'react'
import { count, moneyOfCents } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import type { MutationState } from '../../lib/use-api-mutation.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { TextArea, TextInput } from '../../ui/TextInput.tsx'
import { useMay } from '../identity/user.ts'
import { countryName } from '../orders/country.ts'
import { ReleasePrice } from './ReleasePrice.tsx'
import review from './ReviewOrder.module.css'
import styles from './ReviewRelease.module.css'
import { type Address, type Position, typedWishes, wishSum, wishTotal } from './release.ts'
import { brandGroups, nameOf } from './release-list.ts'
import { releaseListTexts } from './release-list-texts.ts'
import { releaseTexts } from './release-texts.ts'
import { showOrdersTexts } from './texts.ts'
import type { ReleaseNotes } from './use-release-notes.ts'

interface ReviewReleaseProps {
  positions: readonly Position[]
  quantities: Readonly<Record<string, number>>
  /** Why a line cannot be released as typed. */
  messageOf: (position: Position) => string | null
  address: Address | undefined
  notes: ReleaseNotes
  onNotes: (notes: ReleaseNotes) => void
  state: MutationState
  onRelease: () => void
  onBack: () => void
}

/** The step before releasing: lines by brand, address, price, own order number and note. */
export function ReviewRelease(props: ReviewReleaseProps) {
  const { positions, quantities, messageOf, address, notes, onNotes, state, onRelease, onBack } = props
  const t = useTexts(releaseListTexts)
  const order = useTexts(showOrdersTexts)
  const { release: releaseWord } = useTexts(releaseTexts)
  const { language } = useLanguage()
  const priced = useMay('prices')
  const heading = useRef<HTMLHeadingElement>(null)
  const quantityOf = (position: Position) => quantities[position.product_attribute_id] ?? 0
  const groups = brandGroups(positions.filter(position => quantityOf(position) > 0))
  const problems = positions.flatMap(position => {
    const message = messageOf(position)
    return message ? [{ id: position.product_attribute_id, text: `${nameOf(position)}: ${message}` }] : []
  })
  const total = wishTotal(positions, quantities)
  const lines = groups.reduce((total, group) => total + group.positions.length, 0)

  useEffect(() => heading.current?.focus(), [])

  // The second press of a double click on the button that led here must not release.
  const release = (event: MouseEvent) => event.detail < 2 && onRelease()

  return (
    <section className={review.review} aria-labelledby="review-release">
      <div className={review.head}>
        <h2 id="review-release" ref={heading} tabIndex={-1}>
          {t.reviewTitle}
        </h2>
        <p>
          {order.lines(lines)} · {order.pieces(total.pieces, count(total.pieces))}. {t.reviewLead}
        </p>
      </div>
      {problems.length > 0 && (
        <Alert tone="error">
          {problems.map(({ id, text }) => (
            <span key={id} className={styles.problem}>
              {text}
            </span>
          ))}
        </Alert>
      )}
      <div className={review.columns}>
        <Accordion
          look="cards"
          multiple
          {...(lines <= 12 && { defaultOpen: groups.map(({ brand }) => brand) })}
          items={groups.map(group => {
            const { pieces, net } = wishTotal(group.positions, quantities)
            return {
              id: group.brand,
              head: (
                <span className={styles.head}>
                  <b>{group.brand}</b>
                  <span>
                    {order.lines(group.positions.length)} · {order.pieces(pieces, count(pieces))}
                  </span>
                </span>
              ),
              end: priced && moneyOfCents(net),
              content: (
                <ul className={styles.lines}>
                  {group.positions.map(position => (
                    <li key={position.product_attribute_id}>
                      <span>{nameOf(position)}</span>
                      <b>{count(quantityOf(position))}</b>
                      {priced && <span>{moneyOfCents(wishSum(position, quantityOf(position)))}</span>}
                    </li>
                  ))}
                </ul>
              ),
            }
          })}
        />
        <div className={review.side}>
          {address && (
            <p className={styles.address}>
              <span>{t.to}</span>
              <b>{address.company}</b>
              {address.street} {address.number}, {address.zip} {address.city}, {countryName(address.country, language)}
            </p>
          )}
          {priced && (
            <ReleasePrice
              positions={positions}
              wishes={typedWishes(positions, quantities)}
              addressId={address?.id ?? null}
            />
          )}
          <TextInput
            label={t.reference}
            hint={t.referenceHint}
            optional
            maxLength={REFERENCE_LENGTH}
            value={notes.reference}
            onChange={event => onNotes({ ...notes, reference: event.target.value })}
          />
          <TextArea
            label={t.note}
            hint={t.noteHint}
            optional
            rows={3}
            maxLength={NOTE_LENGTH}
            value={notes.note}
            onChange={event => onNotes({ ...notes, note: event.target.value })}
          />
          <MutationError of={state} onRetry={release} />
          <Button
            variant="signal"
            size="l"
            wide
            loading={state.loading}
            done={state.done}
            disabled={!state.loading && (lines === 0 || !address)}
            onClick={release}
          >
            {releaseWord}
          </Button>
          <Button variant="ghost" icon="arrowLeft" wide onClick={onBack}>
            {t.back}
          </Button>
        </div>
      </div>
    </section>
  )
}
