import { dayIn, daysAfter } from '@fairfloor/domain/day'
import { money } from '../../../lib/format.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextArea, TextInput } from '../../../ui/TextInput.tsx'
import { AddressChoice } from './AddressChoice.tsx'
import { CarrierChoice } from './CarrierChoice.tsx'
import styles from './checkout.module.css'
import type { Checkout } from './checkout.ts'
import { useOfBasket } from './of-basket.ts'
import { PaymentChoice } from './PaymentChoice.tsx'
import type { Place } from './places.ts'
import { NOTE_LENGTH } from './read-typed.ts'
import { checkoutTexts } from './texts.ts'
import type { CheckoutState } from './use-checkout.ts'

interface ChoicesProps {
  data: Checkout
  checkout: CheckoutState
  /** Why a choice is refused. */
  errorAt: (place: Place) => string | null
}

/** Where the order goes, how it gets there, how it is paid, and what else the buyer says with it. */
export function Choices({ data, checkout, errorAt }: ChoicesProps) {
  const t = useTexts(checkoutTexts)
  const { typed, type, choose } = checkout
  const days = useWishDays()
  const { hasBackorders } = useOfBasket()
  const { label } = data
  return (
    <div className={`grid gap-5 ${styles.choices}`}>
      {label && (
        <Switch
          className={styles.label}
          label={
            <>
              {t.label}{' '}
              <small className="ink-3">
                {label.price_exc_vat === null
                  ? t.labelPieces(label.pieces)
                  : `${t.labelPrice(money(label.price_exc_vat))} · ${t.labelPieces(label.pieces)}`}
              </small>
            </>
          }
          checked={data.chosen.label_service}
          onChange={on => choose({ label_service: on ? 'true' : 'false' })}
        />
      )}
      <div className={styles.trio}>
        <AddressChoice data={data} error={errorAt('address')} choose={choose} />
        <CarrierChoice data={data} error={errorAt('carrier')} choose={choose} />
        <PaymentChoice data={data} error={errorAt('payment')} choose={choose} />
      </div>
      <div className={styles.said}>
        <div data-place="wish">
          <TextInput
            type="date"
            label={t.wish}
            {...(hasBackorders && { hint: t.wishHint })}
            optional
            error={errorAt('wish')}
            min={days.first}
            max={days.last}
            value={typed.wishedOn}
            onChange={event => type({ wishedOn: event.target.value })}
          />
        </div>
        <div data-place="note">
          <TextArea
            label={t.note}
            optional
            error={errorAt('note')}
            rows={2}
            maxLength={NOTE_LENGTH}
            value={typed.note}
            onChange={event => type({ note: event.target.value })}
          />
        </div>
      </div>
    </div>
  )
}

const MOST_DAYS_AHEAD = 365

/** The first and the last day that can be wished for, in the shop's time zone. */
function useWishDays() {
  const zone = useSettings()?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const first = dayIn(new Date(), zone)
  return { first, last: daysAfter(first, MOST_DAYS_AHEAD) }
}
