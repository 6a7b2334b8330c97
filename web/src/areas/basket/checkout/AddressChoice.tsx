import { countryName } from '../../../lib/country.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import type { ChoiceProps } from './checkout.ts'
import { checkoutTexts } from './texts.ts'

/** The company's own addresses. */
export function AddressChoice({ data: { addresses, chosen }, error, choose }: ChoiceProps) {
  const t = useTexts(checkoutTexts)
  const { language } = useLanguage()
  return (
    <section data-place="address">
      <h2>{t.address}</h2>
      {addresses.length === 0 ? (
        <Alert tone="warning">{t.noAddress}</Alert>
      ) : (
        <RadioGroup
          label={t.address}
          hideLabel
          look="boxed"
          error={error}
          value={String(chosen.shipping_address_id)}
          onChange={id => choose({ shipping_address_id: Number(id) })}
          options={addresses.map(({ id, company, street, number, zip, city, country, delivers }) => ({
            value: String(id),
            label: [company, city].filter(Boolean).join(', '),
            hint: delivers ? `${street} ${number}, ${zip}, ${countryName(country, language)}` : t.notThere,
            disabled: !delivers && id !== chosen.shipping_address_id,
          }))}
        />
      )}
    </section>
  )
}
