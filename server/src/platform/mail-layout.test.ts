import { expect, test } from 'vitest'
import { layOutMail, type MailContent, type MailFrame } from './mail-layout.ts'
import { filledWith, SECRET } from './mail-secrets.ts'

const frame: MailFrame = {
  language: 'de',
  greeting: 'Guten Tag Jule Brandt,',
  closing: 'Freundliche Grüße',
  sender: { name: 'Lift <& Co>', logo: null },
  foot: ['Lift & Company B.V.', 'Kade 1 · 5928 PT Venlo', 'KvK 1 · USt-IdNr. NL1'],
  colours: { signal: '#7a0019', onSignal: '#ffffff' },
}
const content: MailContent = {
  subject: 'Your order <b>4711</b>',
  preview: 'Three positions',
  blocks: [
    { text: 'Dear "buyer" & friends,' },
    { heading: 'Positions' },
    {
      table: {
        columns: [{ title: 'Flavour' }, { title: 'Pieces', isNumber: true }],
        rows: [['Vanilla', '12']],
        foot: [['All together', '12']],
      },
    },
    { facts: [['Delivery', 'Utrecht']] },
    { code: 'abcd-efgh' },
    { button: 'See the order', href: 'https://shop.test/my-orders/4711?a=1&b=2' },
  ],
}
const mail = layOutMail(content, frame)

test('a mail is HTML in the reader’s language in which nothing of its content is markup', () => {
  expect(mail.html).toContain('lang="de"')
  expect(mail.html).toContain('Your order &lt;b&gt;4711&lt;/b&gt;')
  expect(mail.html).not.toContain('<b>4711</b>')
  expect(mail.html).toContain('href="https://shop.test/my-orders/4711?a=1&amp;b=2"')
})

test('its plain text says the same without markup (FF-372)', () => {
  expect(mail.text).toBe(
    [
      'Your order <b>4711</b>',
      'Guten Tag Jule Brandt,',
      'Dear "buyer" & friends,',
      'POSITIONS',
      'Flavour: Vanilla, Pieces: 12\nAll together: 12',
      'Delivery: Utrecht',
      '    abcd-efgh',
      'See the order: https://shop.test/my-orders/4711?a=1&b=2',
      'Freundliche Grüße\nLift <& Co>',
      '-- \nLift & Company B.V.\nKade 1 · 5928 PT Venlo\nKvK 1 · USt-IdNr. NL1\n',
    ].join('\n\n'),
  )
})

test('numbers stand right-aligned under their column', () => {
  expect(mail.html).toMatch(/<td[^>]*text-align:right[^>]*>12<\/td>/)
  expect(mail.html).toMatch(/<td[^>]*text-align:left[^>]*>Vanilla<\/td>/)
})

test('it says whose it is: by the logo, which has its size before it is there, else by the name', () => {
  expect(mail.html).toContain('Lift &lt;&amp; Co&gt;')
  expect(mail.html).not.toContain('<img')
  const logo = { url: 'https://shop.test/media/1/320.png', width: 120, height: 40, backdrop: null }
  const { html } = layOutMail(content, { ...frame, sender: { name: 'Lift', logo } })
  expect(html).toMatch(/<img[^>]*alt="Lift"[^>]*height="40"[^>]*src="https:\/\/shop\.test\/media\/1\/320\.png"/)
  expect(html).toMatch(/<img[^>]*width="120"/)
})

test('its button has the seller’s colour, and a text that can be read on it', () => {
  expect(mail.html).toMatch(/<a[^>]*background-color:#7a0019[^>]*color:#ffffff/)
})

test('what somebody has typed does not get hold of the secret: only a code and an address hold it', () => {
  const typed = `https://evil.test/${SECRET}`
  const blocks = [
    { text: typed },
    { heading: typed },
    { facts: [['Company', typed]] as const },
    { table: { columns: [{ title: typed }], rows: [[typed]] } },
    { button: typed, href: `https://shop.test/#${SECRET}` },
    { code: SECRET },
  ]
  const laidOut = layOutMail({ subject: typed, preview: typed, blocks }, { ...frame, greeting: typed })
  const { html, text } = filledWith(laidOut, 'abcd-efgh')
  for (const sent of [html, text]) {
    expect(sent).toContain('https://shop.test/#abcd-efgh')
    expect(sent).not.toContain('evil.test/abcd-efgh')
    expect(sent.split('abcd-efgh')).toHaveLength(3)
  }
})
