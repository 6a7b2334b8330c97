import { expect, test } from 'vitest'
import { layOutMail } from './mail-layout.ts'

const mail = await layOutMail({
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
})

test('a mail is English HTML in which nothing of its content is markup', () => {
  expect(mail.html).toContain('lang="en"')
  expect(mail.html).toContain('Your order &lt;b&gt;4711&lt;/b&gt;')
  expect(mail.html).not.toContain('<b>4711</b>')
  expect(mail.html).toContain('href="https://shop.test/my-orders/4711?a=1&amp;b=2"')
})

test('its plain text says the same without markup', () => {
  expect(mail.text).toBe(
    [
      'Your order <b>4711</b>',
      'Dear "buyer" & friends,',
      'POSITIONS',
      'Flavour: Vanilla, Pieces: 12\nAll together, Pieces: 12',
      'Delivery: Utrecht',
      '    abcd-efgh',
      'See the order: https://shop.test/my-orders/4711?a=1&b=2\n',
    ].join('\n\n'),
  )
})

test('numbers stand right-aligned under their column', () => {
  expect(mail.html).toMatch(/<td[^>]*text-align:right[^>]*>12<\/td>/)
  expect(mail.html).toMatch(/<td[^>]*text-align:left[^>]*>Vanilla<\/td>/)
})
