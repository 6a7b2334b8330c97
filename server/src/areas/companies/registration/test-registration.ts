import type { Browser } from '../../../platform/testing/app.ts'

export const PASSWORD = 'quiet river stone'

/** A registration that nothing is wrong with. */
export const registration = (differing: object = {}) => ({
  company: 'Nova Gym',
  legal_form: 'B.V.',
  business: 'gym',
  vat_id: 'nl 001234567 b01',
  chamber_number: '',
  first_name: 'Nora',
  last_name: 'Vos',
  phone: '+31 20 5551234',
  password: PASSWORD,
  invoice: { street: 'Kade', number: '7', zip: '1011 AB', city: 'Amsterdam', country: 'NL' },
  shipping: null,
  terms_accepted: true,
  target: '/virtual-trade-show/lobby',
  ...differing,
})

/** What an operator agrees with the company of a registration. */
export async function approval(operator: Browser, id: number, differing: object = {}) {
  const { price_groups, carriers } = (await operator.get(`/api/admin/registrations/${id}`)).json()
  return {
    number: null,
    price_group: price_groups[0].id,
    payment_methods: ['prepayment', 'invoice'],
    payment_method: 'prepayment',
    payment_days: 30,
    credit_limit: 5000.5,
    delivery: 'complete',
    carrier: carriers[0],
    rights: ['order', 'prices', 'invoices', 'manage'],
    ...differing,
  }
}
