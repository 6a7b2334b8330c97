import { saveAddress, saveCustomer, savePriceGroup } from '../../server/src/areas/companies/index.ts'
import { hashPassword, saveUser } from '../../server/src/areas/people/index.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { openDatabase } from '../../server/src/platform/database.ts'
import { transaction } from '../../server/src/platform/transaction.ts'
import { API_CUSTOMER, emailOf, PASSWORD } from './customers.ts'
import { DURING } from './edition.ts'

// Creates retailers for the stories in the data folder DATA_DIR; its server must be stopped.
const database = await openDatabase(readConfig(process.env))
const passwordHash = await hashPassword(PASSWORD)
await transaction(database.db, async tx => {
  const priceGroupId = await savePriceGroup(tx, 'Retail')
  for (let number = 1; number <= API_CUSTOMER; number++) {
    const company = `Sportwinkel ${number}`
    const customerId = await saveCustomer(tx, {
      erpId: `S-${number}`,
      company,
      country: 'NL',
      priceGroupId,
      carrier: 'DHL',
      paymentMethod: 'invoice',
      hasApiAccess: number === API_CUSTOMER,
      approvedAt: new Date(DURING.before),
    })
    const address = { company, street: 'Kade', number: `${number}`, zip: '3522 JK', city: 'Utrecht', country: 'NL' }
    for (const purpose of ['invoice', 'shipping'] as const)
      await saveAddress(tx, customerId, { ...address, purpose, isDefault: true })
    await saveUser(tx, { email: emailOf(number), name: `Robin ${number}`, passwordHash, customerId })
  }
})
await database.close()
