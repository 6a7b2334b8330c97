import { addressProblem } from '@fairfloor/domain/companies/addresses/address'
import { type AddressFields, addAddress, changeAddress } from '@fairfloor/domain/companies/addresses/contract'
import { getCompanyAddresses } from '@fairfloor/domain/companies/addresses/reads-contract'
import { LONGEST_CITY, LONGEST_COMPANY, LONGEST_ZIP } from '@fairfloor/domain/companies/postal-address'
import { countries } from '@fairfloor/domain/countries'
import { type FormEvent, useState } from 'react'
import { countryName } from '../../../lib/country.ts'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { useUser } from '../../../visit/user.ts'
import { addressTexts } from './address-texts.ts'
import styles from './addresses.module.css'
import type { CompanyAddress } from './company-address.ts'
import { addressRefusals } from './refusals.ts'

type Open = { address: CompanyAddress | null; purpose: CompanyAddress['purpose'] }

/** Adds or changes an address; `open` says which. */
export function AddressForm({ open, onClose }: { open: Open | null; onClose: () => void }) {
  const t = useTexts(addressTexts)
  return (
    <Modal
      open={open !== null}
      onClose={onClose}
      size="m"
      keepOpen
      title={open?.address ? t.edit : open ? t.add[open.purpose] : ''}
    >
      {open && <Form {...open} onDone={onClose} />}
    </Modal>
  )
}

type Typed = Omit<AddressFields, 'gln'> & { gln: string }
type Field = keyof Typed
const NEEDED = ['company', 'street', 'zip', 'city', 'country'] as const

/** What the server takes. */
const LONGEST: Record<Field, number> = {
  company: LONGEST_COMPANY,
  first_name: 60,
  last_name: 60,
  street: 100,
  number: 20,
  zip: LONGEST_ZIP,
  city: LONGEST_CITY,
  country: 2,
  gln: 20,
}

const addresses = queryOf(getCompanyAddresses, {})

function typedOf(address: CompanyAddress | null, company: string): Typed {
  if (!address)
    return { company, first_name: '', last_name: '', street: '', number: '', zip: '', city: '', country: '', gln: '' }
  const { first_name, last_name, street, number, zip, city, country, gln } = address
  return { company: address.company, first_name, last_name, street, number, zip, city, country, gln: gln ?? '' }
}

function Form({ address, purpose, onDone }: Open & { onDone: () => void }) {
  const t = useTexts(addressTexts)
  const { language } = useLanguage()
  const company = useUser()?.company?.name ?? ''
  const [typed, setTyped] = useState(() => typedOf(address, company))
  const [isUsual, setUsual] = useState(false)
  const [asked, setAsked] = useState(false)
  const options = { updates: [addresses], invalidatesOnRefusal: [addresses], onSuccess: onDone }
  const add = useApiMutation(addAddress, options)
  const change = useApiMutation(changeAddress, options)
  const saving = address ? change : add
  const body = { ...typed, gln: typed.gln.replace(/\s/g, '') || null }
  const missing = NEEDED.filter(field => typed[field].trim() === '')
  const problem = missing.length === 0 ? addressProblem(body) : null

  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAsked(true)
    if (missing.length > 0 || problem) return
    if (address) void change.run({ params: { id: address.id }, body: { ...body, version: address.version } })
    else void add.run({ body: { ...body, purpose, is_default: isUsual } })
  }
  const errorOf = (field: Field): string | null => {
    if (asked && missing.some(one => one === field)) return t.needed
    if (asked && problem?.path === field) return addressRefusals[language][problem.code]?.(undefined as never) ?? null
    return saving.fieldErrors.find(({ path }) => path === field)?.detail ?? null
  }
  const input = (
    field: Field,
    rest: { autoComplete: string; optional?: boolean; hint?: string; className?: string },
  ) => (
    <TextInput
      label={t.fields[field]}
      value={typed[field]}
      error={errorOf(field)}
      maxLength={LONGEST[field]}
      onChange={event => setTyped({ ...typed, [field]: event.target.value })}
      {...rest}
    />
  )
  const named = countries
    .map(code => ({ value: code, label: countryName(code, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
  return (
    <form className={`grid halves top gap-4 ${styles.form}`} noValidate onSubmit={(event: FormEvent) => submit(event)}>
      {input('company', { autoComplete: 'organization', className: 'across' })}
      {input('first_name', { autoComplete: 'given-name', optional: true })}
      {input('last_name', { autoComplete: 'family-name', optional: true })}
      {input('street', { autoComplete: 'address-line1' })}
      {input('number', { autoComplete: 'address-line2', optional: true })}
      {input('zip', { autoComplete: 'postal-code' })}
      {input('city', { autoComplete: 'address-level2' })}
      <Select
        label={t.fields.country}
        value={typed.country}
        placeholder={t.choose}
        error={errorOf('country')}
        options={named}
        onChange={country => setTyped({ ...typed, country })}
      />
      {input('gln', { autoComplete: 'off', optional: true, hint: t.glnHint })}
      {!address && <Checkbox className="across" label={t.useAsUsual[purpose]} checked={isUsual} onChange={setUsual} />}
      <div className="grid at-start gap-4 across">
        {saving.fieldErrors.length === 0 && <MutationError of={saving} onRetry={submit} />}
        <p className="t13 fg-2">{t.kept}</p>
        <Button type="submit" variant="signal" loading={saving.loading} done={saving.done}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}
