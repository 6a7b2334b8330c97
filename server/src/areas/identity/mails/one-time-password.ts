import type { MailContent } from '../../../platform/mail-layout.ts'
import { SECRET } from '../../../platform/mail-secrets.ts'

/** To who forgot the password ; the password is filled in when it is sent. `shop` is the address of the shop. */
export const oneTimePasswordMail = (given: { name: string; minutes: number; shop: string }): MailContent => ({
  subject: 'Your new password',
  preview: `It works once, for ${given.minutes} minutes.`,
  blocks: [
    { text: `Dear ${given.name},` },
    {
      text: `Log in with this password within ${given.minutes} minutes. It works once, and you choose a password of your own right after.`,
    },
    { code: SECRET },
    { button: 'Log in', href: `${given.shop}/login` },
    { text: 'You did not ask for it? Then there is nothing to do: your own password still works.' },
  ],
})
