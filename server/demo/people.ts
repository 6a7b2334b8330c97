import { exhibitors } from '@fairfloor/brands/exhibitors'
import {
  type AddressInput,
  type CustomerInput,
  confirmationsOf,
  confirmVatId,
  saveAddress,
  saveCustomer,
  savePriceGroup,
} from '../src/areas/companies/index.ts'
import { hashPassword, saveUser, type UserInput } from '../src/areas/people/index.ts'
import { DEMO_PASSWORD } from '../src/demo-accounts.ts'
import type { Db } from '../src/platform/database.ts'

/** Price groups of the demo; catalogue and orders use them. */
export const PRICE_GROUPS = { retail: 'Retail', gym: 'Gym' } as const

/** ERP ids of the demo's customers. */
const CUSTOMERS = { buyer: '20001', gym: '20002', branch: '20003' } as const

/** The demo accounts by purpose. The branch shows what its users may not see. */
export const ACCOUNTS = {
  buyer: 'buyer@fairfloor.test',
  gym: 'gym@fairfloor.test',
  exhibitor: 'exhibitor@fairfloor.test',
  organiser: 'organiser@fairfloor.test',
  agent: 'agent@fairfloor.test',
  operator: 'operator@fairfloor.test',
  branch: 'branch@fairfloor.test',
} as const

/** The buyer has ordered for more than a year. */
const BUYER_SINCE_MS = 800 * 24 * 60 * 60 * 1000

type Customer = Omit<CustomerInput, 'priceGroupId' | 'approvedAt'> & { group: string; addresses: AddressInput[] }

const merwede = {
  company: 'Sporthuis De Merwede B.V.',
  firstName: 'Bo',
  lastName: 'Verhoeven',
  street: 'Merwedekade',
  number: '118',
  zip: '3522 JK',
  city: 'Utrecht',
  country: 'NL',
}

const warehouse = {
  company: 'De Merwede warehouse',
  firstName: 'Sanne',
  lastName: 'Kuipers',
  street: 'Ringdijk',
  number: '7a',
  zip: '3454 PV',
  city: 'De Meern',
  country: 'NL',
}

const suedstern = {
  company: 'Studio Südstern GmbH',
  firstName: 'Jule',
  lastName: 'Brandt',
  street: 'Körtestraße',
  number: '24',
  zip: '10967',
  city: 'Berlin',
  country: 'DE',
}

const fitkade = {
  company: 'Fitkade Amersfoort',
  firstName: 'Daan',
  lastName: 'Visser',
  street: 'Grote Koppel',
  number: '16',
  zip: '3813 AA',
  city: 'Amersfoort',
  country: 'NL',
}

const customers: Customer[] = [
  {
    erpId: CUSTOMERS.buyer,
    company: 'Sporthuis De Merwede',
    vatId: 'NL862453392B01',
    country: 'NL',
    group: PRICE_GROUPS.retail,
    carrier: 'DHL',
    paymentMethod: 'invoice',
    paymentMethods: ['prepayment', 'direct_debit', 'card'],
    creditLimit: 5_000_000,
    hasApiAccess: true,
    hasBonus: true,
    addresses: [
      { ...merwede, purpose: 'invoice', isDefault: true },
      { ...merwede, purpose: 'shipping', isDefault: true },
      { ...warehouse, purpose: 'shipping', isDefault: false },
    ],
  },
  {
    erpId: CUSTOMERS.gym,
    company: 'Studio Südstern',
    vatId: 'DE318472657',
    country: 'DE',
    group: PRICE_GROUPS.gym,
    carrier: 'DHL',
    paymentMethod: 'invoice',
    paymentMethods: ['prepayment'],
    addresses: [
      { ...suedstern, purpose: 'invoice', isDefault: true },
      { ...suedstern, purpose: 'shipping', isDefault: true },
    ],
  },
  {
    // A branch of a chain; its head office orders at the fair.
    erpId: CUSTOMERS.branch,
    company: 'Fitkade Amersfoort',
    vatId: 'NL854321767B01',
    country: 'NL',
    group: PRICE_GROUPS.retail,
    carrier: 'DHL',
    paymentMethod: 'invoice',
    vtsOrdersVisible: false,
    addresses: [
      { ...fitkade, purpose: 'invoice', isDefault: true },
      { ...fitkade, purpose: 'shipping', isDefault: true },
    ],
  },
]

type User = Omit<UserInput, 'passwordHash' | 'customerId'> & { customer?: string }

const users = (): User[] => [
  { email: ACCOUNTS.buyer, name: 'Bo Verhoeven', customer: CUSTOMERS.buyer },
  { email: ACCOUNTS.gym, name: 'Jule Brandt', customer: CUSTOMERS.gym },
  { email: ACCOUNTS.exhibitor, name: 'Elin Sandberg', brandErpId: brandOf(({ boothNumber }) => boothNumber === 1) },
  {
    email: ACCOUNTS.organiser,
    name: 'Ruben Maas',
    brandErpId: brandOf(({ organiser }) => organiser),
    isOrganiser: true,
  },
  { email: ACCOUNTS.agent, name: 'Mira Jansen', isAgent: true },
  { email: ACCOUNTS.operator, name: 'Tom Vos', isOperator: true },
  { email: ACCOUNTS.branch, name: 'Daan Visser', customer: CUSTOMERS.branch },
]

export type DemoBuyer = { readonly userId: number; readonly customerId: number }

let demoHash: Promise<string> | undefined

/** Price groups, three customers with addresses, and the accounts. Repeatable; resets the passwords. */
export async function demoPeople(
  tx: Db,
  now: Date,
): Promise<{
  buyer: DemoBuyer
  gym: DemoBuyer
  branch: DemoBuyer
  operatorId: number
}> {
  demoHash ??= hashPassword(DEMO_PASSWORD)
  const passwordHash = await demoHash
  const ids = new Map<string, number>()
  const buyers = new Map<string, DemoBuyer>()
  let operatorId = 0
  for (const { group, addresses, ...customer } of customers) {
    const priceGroupId = await savePriceGroup(tx, group)
    const approvedAt = new Date(now.getTime() - (customer.erpId === CUSTOMERS.buyer ? BUYER_SINCE_MS : 0))
    const customerId = await saveCustomer(tx, { ...customer, priceGroupId, approvedAt })
    for (const one of addresses) await saveAddress(tx, customerId, one)
    ids.set(customer.erpId, customerId)
  }
  for (const { customer, ...user } of users()) {
    const customerId = customer === undefined ? null : ids.get(customer)!
    const userId = await saveUser(tx, { ...user, customerId, passwordHash })
    if (customerId !== null) buyers.set(user.email, { userId, customerId })
    if (user.email === ACCOUNTS.operator) operatorId = userId
  }
  for (const { erpId, vatId } of customers) {
    const customerId = ids.get(erpId)!
    if (vatId && (await confirmationsOf(tx, customerId)).length === 0)
      await confirmVatId(tx, { customerId, vatId, by: operatorId, reference: `demo ${vatId}`, now })
  }
  const [buyer, gym, branch] = [ACCOUNTS.buyer, ACCOUNTS.gym, ACCOUNTS.branch].map(email => buyers.get(email)!)
  return { buyer: buyer!, gym: gym!, branch: branch!, operatorId }
}

function brandOf(stands: (exhibitor: (typeof exhibitors)[number]) => boolean): string {
  const exhibitor = exhibitors.find(stands)
  if (!exhibitor) throw new Error('The floor plan has no such exhibitor.')
  return exhibitor.brand.erpId
}
