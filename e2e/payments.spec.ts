import type { Page } from '@playwright/test'
import { LONG } from './support/fair.ts'
import { orderGoods, shipOrder } from './support/operator.ts'
import { axe, expect, login, SHORT_AND_PHONE, test } from './support/test.ts'

test.setTimeout(240_000)

/** A statement with one sum: the amount of an invoice with its number, or what nobody has asked for. */
const statement = (
  sums: readonly (readonly [amount: string, text: string])[],
) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
  <Acct><Id><IBAN>NL10MAAS0123456789</IBAN></Id></Acct>
  ${sums
    .map(
      ([amount, text], i) => `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
    <BookgDt><Dt>2025-05-12</Dt></BookgDt><AcctSvcrRef>S${i}</AcctSvcrRef><NtryDtls><TxDtls>
    <RltdPties><Dbtr><Pty><Nm>Payer ${i}</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf>
    </TxDtls></NtryDtls></Ntry>`,
    )
    .join('')}
  <Ntry><Amt Ccy="EUR">9.99</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2025-05-12</Dt></BookgDt></Ntry>
</Stmt></BkToCstmrStmt></Document>`

type Debtor = { customer_id: number; company: string }
type Account = { invoices: { invoice_number: string; open: number }[] }

/** Two orders of the company are shipped. @returns their invoices */
async function twoInvoices(page: Page, buyer: string, company: string) {
  await login(page.request, buyer)
  const orders = [await orderGoods(page), await orderGoods(page)]
  await login(page.request, 'operator@fairfloor.test')
  for (const order of orders) await shipOrder(page.request, order)
  let account: Account = { invoices: [] }
  await expect(async () => {
    const debtors: Debtor[] = await (await page.request.get(`/api/admin/debtors?search=${company}`)).json()
    const debtor = debtors.find(one => one.company === company)
    account = await (await page.request.get(`/api/admin/debtors/${debtor?.customer_id}`)).json()
    expect(account.invoices).toHaveLength(2)
  }).toPass({ timeout: LONG })
  return account.invoices
}

test(
  'the operator books the bank’s sums, certain ones at once, one by hand, and takes one back (FF-918)',
  SHORT_AND_PHONE,
  async ({ page, customer }) => {
    const company = `Sportwinkel ${customer.replace(/\D/g, '')}`
    const [first, second] = await twoInvoices(page, customer, company)
    await page.goto('/admin/payments/bank')
    await expect(page.getByText('Nothing to decide')).toBeVisible({ timeout: LONG })
    const sums = [
      [first!.open.toFixed(2), `Invoice ${first!.invoice_number}`],
      ['5.00', 'a part'],
      ['7.77', 'rent'],
    ] as const
    await page.locator('input[type=file]').setInputFiles({
      name: 'statement.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from(statement(sums)),
    })
    await expect(page.getByText(/^3 new sums/)).toBeVisible({ timeout: LONG })
    await expect(page.getByText('Money that went out')).toBeVisible()
    await axe(page)
    await page.getByRole('button', { name: 'Book all certain (1)' }).click()
    await expect(page.getByText(/^1 sum booked:/)).toBeVisible({ timeout: LONG })

    const entries = page.getByRole('list', { name: 'Bank entries' }).getByRole('article')
    await entries.filter({ hasText: 'rent' }).getByRole('button', { name: 'Set aside' }).click()
    await expect(entries).toHaveCount(1, { timeout: LONG })
    await entries
      .first()
      .getByRole('button', { name: /Assign|Somebody else/ })
      .click()
    const assign = page.getByRole('form', { name: 'Assign' })
    await assign.getByLabel('Who pays').fill(second!.invoice_number)
    await assign.getByRole('button', { name: company }).click()
    await expect(assign.getByLabel(new RegExp(second!.invoice_number))).toBeChecked({ timeout: LONG })
    await axe(page)
    await assign.getByRole('button', { name: 'Assign' }).click()
    await expect(page.getByText(/^Booked\. .*5,00/)).toBeVisible({ timeout: LONG })

    await page.getByRole('link', { name: 'To the payments' }).click()
    await page.getByRole('button', { name: 'Book a payment' }).click()
    const form = page.getByRole('form', { name: 'Book a payment' })
    await form.getByLabel('Who pays').fill(company)
    await expect(form.getByRole('button', { name: company }).first()).toBeVisible({ timeout: LONG })
    await form.getByLabel('Who pays').press('Enter')
    await form.getByLabel('Amount').fill('12,50')
    await axe(page)
    await form.getByRole('button', { name: 'Book a payment' }).click()
    await expect(page.getByText(/^Booked\. /)).toBeVisible({ timeout: LONG })
    await page.getByRole('button', { name: /^Open 12,50/ }).click()
    const back = page.getByRole('form', { name: 'Take back' })
    await back.getByLabel('Reason').fill('Wrong customer')
    await axe(page)
    await back.getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText('taken back', { exact: true })).toBeVisible({ timeout: LONG })
  },
)
