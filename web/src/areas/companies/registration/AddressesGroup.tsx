import { LONGEST_CITY, LONGEST_COMPANY, LONGEST_ZIP } from '@fairfloor/domain/companies/postal-address'
import type { Place } from '@fairfloor/domain/companies/registration/registration'
import { countryName } from '../../../lib/country.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import styles from './registration.module.css'
import { registrationTexts } from './texts.ts'
import { type Country, emptyPlace, type FormPart } from './use-registration.ts'

/** Where invoices go, and goods if elsewhere. */
export function AddressesGroup({ draft, change, errorOf, countries }: FormPart) {
  const t = useTexts(registrationTexts)
  const { invoice, shipping } = draft
  return (
    <fieldset className={`grid halves top gap-4 bordered round-card pad-panel ${styles.group}`}>
      <legend className="across wide sign t24">{t.invoice}</legend>
      <PlaceFields
        purpose="billing"
        place={invoice}
        countries={countries}
        errorOf={name => errorOf(`invoice.${name}`)}
        onChange={part => change({ invoice: { ...invoice, ...part } })}
      />
      <Checkbox
        className="across"
        label={t.isElsewhere}
        checked={shipping !== null}
        onChange={isElsewhere =>
          change({ shipping: isElsewhere ? { company: '', ...emptyPlace(invoice.country) } : null })
        }
      />
      {shipping && (
        <>
          <h3 className="across">{t.shipping}</h3>
          <TextInput
            className="across"
            label={t.shippingCompany}
            optional
            autoComplete="shipping organization"
            maxLength={LONGEST_COMPANY}
            value={shipping.company}
            error={errorOf('shipping.company')}
            onChange={event => change({ shipping: { ...shipping, company: event.target.value } })}
          />
          <PlaceFields
            purpose="shipping"
            place={shipping}
            countries={countries}
            errorOf={name => errorOf(`shipping.${name}`)}
            onChange={part => change({ shipping: { ...shipping, ...part } })}
          />
        </>
      )}
    </fieldset>
  )
}

interface PlaceFieldsProps {
  purpose: 'billing' | 'shipping'
  place: Place
  countries: readonly Country[]
  errorOf: (name: keyof Place) => string | null
  onChange: (part: Partial<Place>) => void
}

function PlaceFields({ purpose, place, countries, errorOf, onChange }: PlaceFieldsProps) {
  const t = useTexts(registrationTexts)
  const { language } = useLanguage()
  const options = countries
    .map(({ code }) => ({ value: code, label: countryName(code, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
  return (
    <>
      <div className={`grid top gap-4 across ${styles.pair}`}>
        <TextInput
          label={t.street}
          autoComplete={`${purpose} address-line1`}
          maxLength={100}
          value={place.street}
          error={errorOf('street')}
          onChange={event => onChange({ street: event.target.value })}
        />
        <TextInput
          label={t.number}
          maxLength={20}
          value={place.number}
          error={errorOf('number')}
          onChange={event => onChange({ number: event.target.value })}
        />
      </div>
      <div className={`grid top gap-4 across ${styles.pair}`} data-first="short">
        <TextInput
          label={t.zip}
          autoComplete={`${purpose} postal-code`}
          maxLength={LONGEST_ZIP}
          value={place.zip}
          error={errorOf('zip')}
          onChange={event => onChange({ zip: event.target.value })}
        />
        <TextInput
          label={t.city}
          autoComplete={`${purpose} address-level2`}
          maxLength={LONGEST_CITY}
          value={place.city}
          error={errorOf('city')}
          onChange={event => onChange({ city: event.target.value })}
        />
      </div>
      <Select
        className="across"
        label={t.country}
        placeholder={t.choose}
        autoComplete={`${purpose} country`}
        value={place.country}
        options={options}
        error={errorOf('country')}
        onChange={country => onChange({ country })}
      />
    </>
  )
}
