import { expect, test } from 'vitest'
import {
  companyDomain,
  fullName,
  plainRegisterNumber,
  type RegistrationForm,
  registrationProblems,
} from './registration.ts'

const place = { street: 'Kade', number: '7', zip: '1011 AB', city: 'Amsterdam', country: 'NL' }
const form: RegistrationForm = {
  company: 'Nova Gym',
  legal_form: '',
  business: 'gym',
  vat_id: 'NL001234567B01',
  chamber_number: '',
  first_name: 'Nora',
  last_name: 'Vos',
  phone: '+31 20 5551234',
  email: 'nora@nova-gym.test',
  invoice: place,
  shipping: null,
  terms_accepted: true,
}
const wrong = (differing: Partial<RegistrationForm>) =>
  registrationProblems({ ...form, ...differing }, ['NL', 'DE']).map(({ path, code }) => `${path} ${code}`)

test('a form with all that is needed has no problems', () => expect(wrong({})).toEqual([]))

test('a register number stands in for the VAT id; one of the two is needed', () => {
  expect(wrong({ vat_id: '', chamber_number: 'KvK 12345678' })).toEqual([])
  expect(wrong({ vat_id: ' ' })).toEqual(['vat_id company_number_missing'])
})

test('everything that is wrong is said, in the order of the form', () => {
  const shipping = { ...place, company: '', zip: '', country: 'US' }
  expect(wrong({ company: '', business: null, vat_id: 'NL1', phone: 'later', email: 'nora', shipping })).toEqual([
    'company registration_missing',
    'business registration_missing',
    'vat_id vat_id_form',
    'phone not_a_phone',
    'email not_an_email',
    'shipping.zip registration_missing',
    'shipping.country country_not_served',
  ])
  expect(wrong({ terms_accepted: false })).toEqual(['terms_accepted terms_not_accepted'])
})

test('names are no links, postal codes those of their country, and the company fits an address with its legal form (FF-1341)', () => {
  const shipping = { ...place, company: 'www.win.test', country: 'DE', zip: '123' }
  expect(wrong({ company: 'Nova\nGym', first_name: 'https://win.test', last_name: 'win.test', shipping })).toEqual([
    'company registration_name',
    'first_name registration_name',
    'last_name registration_name',
    'shipping.company registration_name',
    'shipping.zip zip_form',
  ])
  expect(wrong({ company: 'x'.repeat(94), legal_form: 'GmbH' })).toEqual([])
  expect(wrong({ company: 'x'.repeat(96), legal_form: 'GmbH' })).toEqual(['company company_too_long'])
})

test.each(['XX123', 'EU123', 'hello', '123456789', 'NL12'])('%s is no VAT id', vat_id =>
  expect(wrong({ vat_id })).toEqual(['vat_id vat_id_form']),
)

test('the legal form is said once', () => {
  expect(fullName({ company: 'Nova Gym', legalForm: 'B.V.' })).toBe('Nova Gym B.V.')
  expect(fullName({ company: 'Nova Gym b.v.', legalForm: 'B.V.' })).toBe('Nova Gym b.v.')
  expect(fullName({ company: 'Nova Gym', legalForm: '' })).toBe('Nova Gym')
})

test('numbers of a register are compared without what is typed around them', () =>
  expect(plainRegisterNumber('HRB 12.345 / Köln')).toBe('hrb12345köln'))

test('a mail domain tells the company, unless it is a provider’s', () => {
  expect(companyDomain('Nora@Nova-Gym.test')).toBe('nova-gym.test')
  expect(companyDomain('nora@gmail.com')).toBeNull()
})
