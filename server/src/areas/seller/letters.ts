import type { Language } from '@fairfloor/domain/language'
import { messages } from '@fairfloor/domain/messages'
import { OWN_COLOURS, textOn } from '@fairfloor/domain/seller/colours'
import type { Logo, Shop } from '@fairfloor/domain/seller/shop'
import type { Db } from '../../platform/database.ts'
import type { MailFileRef } from '../../platform/mail-files.ts'
import { layOutMail, type MailContent, type MailFrame } from '../../platform/mail-layout.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LiveShop } from './live-shop.ts'

/** A recipient, with the language they read. */
export type MailReader = { readonly email: string; readonly name: string; readonly language: Language }

type Letter = {
  kind: string
  to: MailReader
  content: MailContent
  /** Who gets replies instead of the seller. */
  replyTo?: string
  /** Files that go with it: see `Mail`. */
  attachments?: readonly MailFileRef[]
  /** For a mail with a secret: see `Mail`. */
  secretFor?: number
}

/** Mails of the shop: in the reader's language, with the seller in header and footer. */
export type Letters = { write(tx: Db, letter: Letter): Promise<void> }

const texts = messages({
  en: {
    greeting: (name: string) => `Dear ${name},`,
    closing: 'Kind regards',
    vatId: (id: string) => `VAT ID ${id}`,
  },
  de: {
    greeting: (name: string) => `Guten Tag ${name},`,
    closing: 'Freundliche Grüße',
    vatId: (id: string) => `USt-IdNr. ${id}`,
  },
})

export function openLetters({ mails, config }: Platform, live: LiveShop): Letters {
  mails.signAs(() => {
    const { name, seller } = live.current()
    return { name, replyTo: seller.email }
  })
  return {
    async write(tx, { kind, to, content, replyTo, attachments = [], secretFor }) {
      const mail = layOutMail(content, frameOf(live.current(), to, config.publicUrl))
      await mails.send(tx, {
        kind,
        to: to.email,
        replyTo,
        ...mail,
        attachments,
        ...(secretFor === undefined ? {} : { secretFor }),
      })
    },
  }
}

function frameOf(shop: Shop, { name, language }: MailReader, publicUrl: string): MailFrame {
  const t = texts[language]
  const { signal } = shop.colours ?? OWN_COLOURS
  return {
    language,
    greeting: t.greeting(name),
    closing: t.closing,
    sender: { name: shop.name, logo: shop.logo && logoOf(shop.logo, publicUrl) },
    foot: footOf(shop, language),
    colours: { signal, onSignal: textOn(signal) },
  }
}

function footOf({ seller }: Shop, language: Language): string[] {
  const { company, street, number, zip, city, country, registration, vatId, phone, email, website } = seller
  const land = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
  const line = (...parts: string[]) => parts.filter(Boolean).join(' · ')
  return [
    company,
    line(`${street} ${number}`, `${zip} ${city}`, land),
    line(registration, vatId && texts[language].vatId(vatId)),
    line(phone, email),
    website,
  ].filter(Boolean)
}

const [MOST_WIDTH, HEIGHT] = [180, 40]

/** PNG, as mail programs support nothing newer for sure. */
function logoOf({ hash, width, height, ground, backdrop }: Logo, publicUrl: string) {
  const scale = Math.min(HEIGHT / height, MOST_WIDTH / width)
  return {
    url: `${publicUrl}/media/${hash}/320.png`,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    // Mails have a white background.
    backdrop: ground === 'dark' ? backdrop : null,
  }
}
