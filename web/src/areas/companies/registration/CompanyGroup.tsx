import { businessKinds } from '@fairfloor/domain/companies/registration/kinds'
import { useTexts } from '../../../lib/texts.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import styles from './registration.module.css'
import { registrationTexts } from './texts.ts'
import type { FormPart } from './use-registration.ts'

/** Who registers: the company, what it does, and the numbers it is known by. */
export function CompanyGroup({ draft, change, errorOf, countries }: FormPart) {
  const t = useTexts(registrationTexts)
  const letters = countries.find(({ code }) => code === draft.invoice.country)?.vat_prefix ?? 'NL'
  return (
    <fieldset className={`grid halves top gap-4 bordered round-card pad-panel ${styles.group}`}>
      <legend className="across wide sign t24">{t.groups.company}</legend>
      <TextInput
        label={t.company}
        autoComplete="organization"
        maxLength={100}
        value={draft.company}
        error={errorOf('company')}
        onChange={event => change({ company: event.target.value })}
      />
      <TextInput
        label={t.legalForm}
        optional
        hint={t.legalFormHint}
        maxLength={40}
        value={draft.legal_form}
        error={errorOf('legal_form')}
        onChange={event => change({ legal_form: event.target.value })}
      />
      <Select
        className="across"
        label={t.business}
        placeholder={t.choose}
        value={draft.business ?? ''}
        options={businessKinds.map(value => ({ value, label: t.kinds[value] }))}
        error={errorOf('business')}
        onChange={business => change({ business })}
      />
      <p className="across t13 fg-2">{t.numbers}</p>
      <TextInput
        label={t.vatId}
        hint={t.vatIdHint(letters)}
        maxLength={30}
        autoCapitalize="characters"
        spellCheck={false}
        value={draft.vat_id}
        error={errorOf('vat_id')}
        onChange={event => change({ vat_id: event.target.value })}
      />
      <TextInput
        label={t.chamberNumber}
        hint={t.chamberNumberHint}
        maxLength={40}
        spellCheck={false}
        value={draft.chamber_number}
        error={errorOf('chamber_number')}
        onChange={event => change({ chamber_number: event.target.value })}
      />
    </fieldset>
  )
}
