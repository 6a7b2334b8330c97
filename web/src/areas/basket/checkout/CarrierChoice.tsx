import { money, weight } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import type { Checkout, ChoiceProps } from './checkout.ts'
import { placingTexts } from './placing-texts.ts'
import { checkoutTexts } from './texts.ts'

/** Kilograms with one decimal, rounded up, in grams. */
const gramsOf = (kilograms: number) => Math.ceil(kilograms * 10) * 100

/** The carriers with what they cost for this basket, and why one cannot take it. */
export function CarrierChoice({ data: { carriers, chosen }, error, choose }: ChoiceProps) {
  const t = useTexts(checkoutTexts)
  const { noCarrier } = useTexts(placingTexts)
  const hintOf = ({ kind, units, weight_kg, reason }: Checkout['carriers'][number]) => {
    if (reason) return t.carrierReasons[reason]
    return kind === 'collection' ? t.collection : `${t.units[kind](units)} · ${weight(gramsOf(weight_kg))}`
  }
  return (
    <section data-place="carrier" tabIndex={-1}>
      <h2>{t.carrier}</h2>
      {chosen.carrier === null && !error && <Alert tone="warning">{noCarrier}</Alert>}
      {carriers.length > 0 && (
        <RadioGroup
          label={t.carrier}
          hideLabel
          look="boxed"
          error={error}
          value={chosen.carrier}
          onChange={carrier => choose({ carrier })}
          options={carriers.map(carrier => ({
            value: carrier.name,
            label: carrier.name,
            hint: hintOf(carrier),
            end: carrier.is_possible && money(carrier.price_exc_vat),
            disabled: !carrier.is_possible,
          }))}
        />
      )}
    </section>
  )
}
