import { countryName } from '../../lib/country.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import type { Address } from './release.ts'
import { releaseTexts } from './release-texts.ts'

interface DeliveryAddressProps {
  addresses: readonly Address[]
  value: number | null
  onChange: (addressId: number) => void
}

/** Choice of the delivery address. */
export function DeliveryAddress({ addresses, value, onChange }: DeliveryAddressProps) {
  const t = useTexts(releaseTexts)
  const { language } = useLanguage()
  if (addresses.length === 0) return <Alert tone="warning">{t.noAddress}</Alert>
  return (
    <RadioGroup
      label={t.address}
      look="boxed"
      value={value === null ? null : String(value)}
      onChange={chosen => onChange(Number(chosen))}
      options={addresses.map(({ id, company, street, number, zip, city, country }) => ({
        value: String(id),
        label: company,
        hint: `${street} ${number}, ${zip} ${city}, ${countryName(country, language)}`,
      }))}
    />
  )
}
