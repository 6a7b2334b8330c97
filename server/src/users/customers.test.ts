import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressesOf, customerByNumber } from '../areas/companies/index.ts'
import { findAccount, saveUser } from '../areas/people/index.ts'
import type { Tools } from '../command.ts'
import { type TestApp, testApp } from '../platform/testing/app.ts'
import { addStaff, block, listUsers, newPassword, setRights, unblock } from './commands.ts'
import { readCustomer, saveOne, saveSheet } from './customers.ts'

const NOW = new Date('2031-05-06T12:00:00Z')
const HEAD = 'number;company;price_group;street;house_number;zip;city;country;email;first_name;bonus;delivery_city'

let app: TestApp
let tools: Tools
let folder: string
beforeAll(async () => {
  app = await testApp({ now: NOW.toISOString() })
  tools = { ...app.platform, now: NOW }
  folder = mkdtempSync(join(tmpdir(), 'fairfloor-customers-'))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

function sheet(...rows: string[]): string {
  const file = join(folder, 'customers.csv')
  writeFileSync(file, [HEAD, ...rows].join('\n'))
  return file
}
const fit = '20001;Fit GmbH;Gym;Weg;1;10115;Berlin;DE;max@fit.example;Max;yes;'

describe('customers by a sheet', () => {
  test('good rows are taken, bad ones are named by row and column (FF-503)', async () => {
    await saveUser(tools.db, { email: 'ria@kracht.example', name: 'Ria', passwordHash: 'kept', isOperator: true })
    const file = sheet(
      fit,
      '20002;Bad;Gym;Weg;1;10115;Berlin;XX;max@;;maybe;',
      '20003;Thief;Gym;Weg;1;10115;Berlin;DE;ria@kracht.example;;;',
      '20004;Half;Gym;Weg;1;10115;Berlin;DE;half@fit.example;;;Potsdam',
    )
    expect(await saveSheet(tools, file, true)).toMatchObject({ taken: 2 })
    expect(await customerByNumber(tools.db, '20001')).toBeUndefined()
    const { taken, refused } = await saveSheet(tools, file, false)
    expect(taken).toBe(1)
    expect(refused).toEqual([
      'Row 3, column bonus: Yes or no, please.',
      'Row 3, column country: Is no country that the shop knows: two letters, please.',
      'Row 3, column email: Is no e-mail address.',
      'Row 4: ria@kracht.example belongs to the staff already.',
      'Row 5, column delivery_street: Is missing: a delivery address is given whole or not at all.',
      'Row 5, column delivery_house_number: Is missing: a delivery address is given whole or not at all.',
      'Row 5, column delivery_zip: Is missing: a delivery address is given whole or not at all.',
      'Row 5, column delivery_country: Is missing: a delivery address is given whole or not at all.',
    ])
    expect(await findAccount(tools.db, 'ria@kracht.example')).toMatchObject({ passwordHash: 'kept', isOperator: true })
  })

  test('a second time leaves password, approval and what no column says; a new address takes over (FF-503)', async () => {
    const before = (await findAccount(tools.db, 'max@fit.example'))!
    await saveSheet(
      { ...tools, now: new Date('2032-01-01T00:00:00Z') },
      sheet(fit.replace(';yes;', ';;').replace('Weg;1', 'Allee;2')),
      false,
    )
    const customer = (await customerByNumber(tools.db, '20001'))!
    expect(customer).toMatchObject({ hasBonus: true, approvedAt: NOW, carrier: 'DHL' })
    expect(await findAccount(tools.db, 'max@fit.example')).toMatchObject({ passwordHash: before.passwordHash })
    const usual = (await addressesOf(tools.db, customer.id)).filter(({ isDefault }) => isDefault)
    expect(usual.map(({ purpose, street }) => `${purpose} ${street}`).sort()).toEqual([
      'invoice Allee',
      'shipping Allee',
    ])
  })

  test('one field of a known customer changes, and everything else stays (FF-1497)', async () => {
    await saveSheet(tools, sheet('40001;Two Doors;Gym;Weg;1;10115;Berlin;DE;tom@doors.example;Tom;yes;'), false)
    const { id } = (await customerByNumber(tools.db, '40001'))!
    const at = async () =>
      (await addressesOf(tools.db, id))
        .filter(({ isDefault }) => isDefault)
        .map(
          ({ purpose, firstName, street, number, zip, city }) =>
            `${purpose} ${firstName} ${street} ${number} ${zip} ${city}`,
        )
    const before = await customerByNumber(tools.db, '40001')
    expect(await saveOne(tools, readCustomer({ number: '40001', api_access: 'yes' }))).toMatchObject({
      isNewUser: false,
    })
    expect(await customerByNumber(tools.db, '40001')).toEqual({ ...before, hasApiAccess: true })
    expect(await at()).toEqual(['invoice Tom Weg 1 10115 Berlin', 'shipping Tom Weg 1 10115 Berlin'])
    // The delivery address goes along until it is another one.
    await saveOne(tools, readCustomer({ number: '40001', house_number: '2' }))
    expect(await at()).toEqual(['invoice Tom Weg 2 10115 Berlin', 'shipping Tom Weg 2 10115 Berlin'])
    const delivery = {
      delivery_street: 'Kai',
      delivery_house_number: '9',
      delivery_zip: '20457',
      delivery_city: 'Hamburg',
    }
    await expect(saveOne(tools, readCustomer({ number: '40001', ...delivery }))).rejects.toThrow(
      'delivery_country: Is missing: a delivery address is given whole or not at all.',
    )
    await saveOne(tools, readCustomer({ number: '40001', ...delivery, delivery_country: 'DE' }))
    await saveOne(tools, readCustomer({ number: '40001', house_number: '3', delivery_house_number: '10' }))
    expect(await at()).toEqual(['invoice Tom Weg 3 10115 Berlin', 'shipping Tom Kai 10 20457 Hamburg'])
    await saveOne(tools, readCustomer({ number: '40001', house_number: '4' }))
    expect(await at()).toEqual(['invoice Tom Weg 4 10115 Berlin', 'shipping Tom Kai 10 20457 Hamburg'])
    const file = join(folder, 'some.csv')
    writeFileSync(file, 'Kunden 2031;;\nnumber;bonus;email\n40001;no;\n49999;no;\n')
    const report = { taken: 1, refused: expect.arrayContaining(['Row 4, column company: Is missing.']) }
    expect(await saveSheet(tools, file, true)).toEqual(report)
    expect(await saveSheet(tools, file, false)).toEqual(report)
    expect(await customerByNumber(tools.db, '40001')).toMatchObject({ hasBonus: false, hasApiAccess: true })
  })

  test('a file without the needed columns is refused with those it has', async () => {
    const file = join(folder, 'wrong.csv')
    writeFileSync(file, 'name;mail\nFit;max@fit.example\n')
    await expect(saveSheet(tools, file, false)).rejects.toThrow(/has no column number\. Its columns are: name, mail\.$/)
  })
})

describe('people', () => {
  test('a new member of the staff logs in with a one-time password (FF-503)', async () => {
    const password = await addStaff(tools, 'kim@kracht.example', 'Kim', {
      operator: false,
      agent: true,
      brand: undefined,
      organiser: false,
    })
    expect(password).toMatch(/^\S{4}(-\S{4}){3}$/)
    await expect(
      addStaff(tools, 'KIM@kracht.example', 'Kim', {
        operator: true,
        agent: false,
        brand: undefined,
        organiser: false,
      }),
    ).rejects.toThrow('is a user already')
    await expect(
      addStaff(tools, 'bo@kracht.example', 'Bo', { operator: false, agent: false, brand: '7', organiser: false }),
    ).rejects.toThrow('There is no brand 7.')
    expect(await listUsers(tools, 'kim')).toEqual([expect.stringMatching(/^kim@kracht\.example +Kim +agent$/)])
  })

  test('who is blocked gets no password until they are let in again (FF-503)', async () => {
    await block(tools, 'kim@kracht.example')
    await expect(block(tools, 'kim@kracht.example')).rejects.toThrow('is blocked already')
    await expect(newPassword(tools, 'kim@kracht.example')).rejects.toThrow('is blocked')
    expect(await listUsers(tools, 'kim')).toEqual([expect.stringContaining('blocked since 2031-05-06')])
    await unblock(tools, 'Kim@Kracht.example')
    expect(await newPassword(tools, 'kim@kracht.example')).toMatch(/-/)
    await expect(newPassword(tools, 'nobody@kracht.example')).rejects.toThrow('There is no user nobody@kracht.example.')
  })

  test('flags of a customer are read like the columns of a sheet', async () => {
    expect(() => readCustomer({ company: 'Fit GmbH' })).toThrow('--number: ')
    expect(() => readCustomer({ number: '1', vat_id: 'EU123' })).toThrow(/--vat-id: Is no VAT id/)
    const [number, company, price_group, street, house_number, zip, city, country] = fit.split(';')
    const row = readCustomer({
      number,
      company,
      price_group,
      street,
      house_number,
      zip,
      city,
      country,
      email: 'eva@fit.example',
    })
    await saveOne(tools, row)
    expect(await findAccount(tools.db, 'eva@fit.example')).toMatchObject({ company: 'Fit GmbH' })
  })
})

describe('rights of a customer’s user', () => {
  test('are said one by one; the last who manages keeps that right, and staff have none', async () => {
    await saveSheet(tools, sheet('30001;Right GmbH;Gym;Weg;1;10115;Berlin;DE;rita@right.example;;;'), false)
    const rightsOf = async () => (await findAccount(tools.db, 'rita@right.example'))!.rights
    expect(await rightsOf()).toEqual(['order', 'prices', 'invoices', 'manage'])
    await setRights(tools, 'rita@right.example', 'manage, order')
    expect(await rightsOf()).toEqual(['order', 'manage'])
    await expect(setRights(tools, 'rita@right.example', 'none')).rejects.toThrow('Somebody has to manage')
    await expect(setRights(tools, 'rita@right.example', 'order,dance')).rejects.toThrow('rights are order, prices')
    await addStaff(tools, 'olga@fairfloor.example', 'Olga', {
      operator: true,
      agent: false,
      brand: undefined,
      organiser: false,
    })
    await expect(setRights(tools, 'olga@fairfloor.example', 'order')).rejects.toThrow('is no user of a customer')
  })
})
