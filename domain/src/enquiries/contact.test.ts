import { expect, test } from 'vitest'
import { type ContactText, contactProblems } from './contact.ts'

const text: ContactText = {
  ...{ kind: 'general', name: 'Nora Vos', email: 'nora@nova.test', phone: '', company: '' },
  ...{ brand: '', website: '', message: 'Do you deliver on Saturdays?' },
}
const wrong = (differing: Partial<ContactText>) =>
  contactProblems({ ...text, ...differing }).map(({ path, code }) => `${path} ${code}`)

test('an enquiry needs a name, an address and words; a supplier also company and brand', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ name: ' ', message: '' })).toEqual(['name contact_missing', 'message contact_missing'])
  expect(wrong({ kind: 'supplier' })).toEqual(['company contact_missing', 'brand contact_missing'])
  expect(wrong({ name: 'Win at www.x.test', company: 'Nova\nGym' })).toEqual([
    'name contact_name',
    'company contact_name',
  ])
  expect(wrong({ email: 'nora', phone: 'later' })).toEqual(['email contact_email', 'phone contact_phone'])
})
