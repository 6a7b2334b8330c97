import type { Page } from '@playwright/test'
import { LONG } from './support/fair.ts'
import { axe, expect, login, PHONE, test } from './support/test.ts'

test.setTimeout(240_000)
test.use({ ownServer: true })

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

async function openInvoices(page: Page) {
  const [debtor] = await (await page.request.get('/api/admin/debtors?search=Merwede')).json()
  const account = await (await page.request.get(`/api/admin/debtors/${debtor.customer_id}`)).json()
  return account.invoices as { invoice_number: string; open: number }[]
}

test(
  'the operator books the bank’s sums, certain ones at once, one by hand, and takes one back',
  PHONE,
  async ({ page }) => {
    await login(page.request, 'operator@fairfloor.test')
    const [first, second] = await openInvoices(page)
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
    await expect(page.getByText(/^1 sums booked/)).toBeVisible({ timeout: LONG })

    const entries = page.getByRole('list', { name: 'Bank entries' }).getByRole('article')
    await entries.filter({ hasText: 'rent' }).getByRole('button', { name: 'Set aside' }).click()
    await expect(entries).toHaveCount(1, { timeout: LONG })
    await entries
      .first()
      .getByRole('button', { name: /Assign|Somebody else/ })
      .click()
    const assign = page.getByRole('form', { name: 'Assign' })
    await assign.getByLabel('Who pays').fill(second!.invoice_number)
    await assign.getByRole('button', { name: /Merwede/ }).click()
    await expect(assign.getByLabel(new RegExp(second!.invoice_number))).toBeChecked({ timeout: LONG })
    await axe(page)
    await assign.getByRole('button', { name: 'Assign' }).click()
    await expect(page.getByText(/^Booked\. .*5,00/)).toBeVisible({ timeout: LONG })

    await page.getByRole('link', { name: 'To the payments' }).click()
    await page.getByRole('button', { name: 'Book a payment' }).click()
    const form = page.getByRole('form', { name: 'Book a payment' })
    await form.getByLabel('Who pays').fill('Merwede')
    await expect(form.getByRole('button', { name: /Merwede/ }).first()).toBeVisible({ timeout: LONG })
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
