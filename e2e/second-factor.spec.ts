import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { fillLogin, press } from './support/fair.ts'
import { axe, expect, SHORT_AND_PHONE, test } from './support/test.ts'

/** A device that answers for its owner's finger. */
async function addDevice(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const codeOf = (secret: string) =>
  TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), timestamp: Date.now() })

test(
  'a buyer adds an app and a passkey, logs in by them, and ends a session elsewhere (FF-1205, FF-1260, FF-1261)',
  SHORT_AND_PHONE,
  async ({ page, browser, server, customer }) => {
    // Browsers make passkeys for names alone.
    const shop = server.url.replace('127.0.0.1', 'localhost')
    const security = page.getByRole('heading', { name: 'Second factor' })
    await addDevice(page)
    await page.goto(`${shop}/account/security`)
    await fillLogin(page, customer)
    await expect(security).toBeVisible()
    const password = page.getByRole('dialog').getByLabel('Your password')

    await test.step('the app: password, QR code, first code, recovery codes', async () => {
      await press(page.getByRole('button', { name: 'Set up' }))
      await password.fill('demo-2025')
      await press(page.getByRole('button', { name: 'Continue' }))
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
      await axe(page)
      await dialog.getByLabel('Code that the app shows').fill('12345')
      await press(dialog.getByRole('button', { name: 'Switch on' }))
      await expect(dialog.getByText('This code does not fit.')).toBeVisible()
      await dialog.getByLabel('Code that the app shows').fill(codeOf((await dialog.locator('code').textContent())!))
      await press(dialog.getByRole('button', { name: 'Switch on' }))
      await expect(page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem')).toHaveCount(10)
      await axe(page)
    })
    const codes = await page.getByRole('dialog').getByRole('listitem').allTextContents()
    await press(page.getByRole('button', { name: 'I have kept them' }))

    await test.step('a passkey', async () => {
      await press(page.getByRole('button', { name: 'Add a passkey' }))
      await page.getByRole('dialog').getByLabel('Name').fill('Till computer')
      await password.fill('demo-2025')
      await press(page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }))
      await expect(page.getByRole('button', { name: 'Remove Till computer' })).toBeVisible()
    })

    await test.step('the password alone is not enough; the passkey is the second step, and then alone', async () => {
      await page.goto(`${shop}/logout`)
      await expect(page).toHaveURL(`${shop}/`)
      await page.goto(`${shop}/login?target=/account/security`)
      await fillLogin(page, customer)
      await expect(page.getByLabel('Code of your authenticator app')).toBeFocused()
      await axe(page)
      await page.getByLabel('Code of your authenticator app').fill('000000')
      await press(page.getByRole('button', { name: 'Confirm' }))
      await expect(page.getByRole('alert')).toContainText('This code is wrong or was used already.')
      await press(page.getByRole('button', { name: 'Use a passkey' }))
      await expect(security).toBeVisible()
      await page.goto(`${shop}/logout`)
      await expect(page).toHaveURL(`${shop}/`)
      await page.goto(`${shop}/login?target=/account/security`)
      await press(page.getByRole('button', { name: 'Use a passkey' }))
      await expect(security).toBeVisible()
    })

    await test.step('a recovery code logs in elsewhere, and that session is ended from here', async () => {
      const elsewhere = await browser.newPage({ baseURL: shop })
      await elsewhere.goto('/login?target=/account')
      await fillLogin(elsewhere, customer)
      await press(elsewhere.getByRole('button', { name: 'Use a recovery code' }))
      await elsewhere.getByLabel('Recovery code').fill(codes[0]!)
      await press(elsewhere.getByRole('button', { name: 'Confirm' }))
      await expect(elsewhere).toHaveURL(`${shop}/account`)
      await page.reload()
      await expect(page.getByText('9 codes are left.')).toBeVisible()
      await press(page.getByRole('button', { name: /^End Chrome on Linux/ }))
      await expect(page.getByText('You are logged in nowhere else.')).toBeVisible()
      await elsewhere.reload()
      await expect(elsewhere.getByLabel('Username')).toBeVisible()
      await elsewhere.close()
    })
  },
)
