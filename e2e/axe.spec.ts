import type { Page } from '@playwright/test'
import { axe, expect, test } from './support/test.ts'

const GREY = 'color: #bbb'

/** A page of its own kind of elements, with the grey text that is told from white by nobody. */
const show = (page: Page, css: string, content: string) =>
  page.setContent(`<!doctype html><html lang="en"><title>Contrast</title><style>${css}</style><main>${content}</main>`)

/** Looks at what was good, or could not be judged, often enough for its contrast to be known. */
async function lookTwice(page: Page, css: string, content: string): Promise<void> {
  for (let time = 0; time < 2; time++) {
    await show(page, css, content)
    await axe(page)
  }
}

const expectFault = (page: Page) => expect(axe(page)).rejects.toThrow('color-contrast')

test('bad contrast is found where the same element was empty, covered or without focus before', async ({ page }) => {
  await show(page, '', `<p class="plain" style="${GREY}">Grey</p>`)
  await expectFault(page)
  await expectFault(page)

  const grey = (name: string) => `.${name} { ${GREY} }`
  await lookTwice(page, grey('message'), '<p class="message"></p>')
  await show(page, grey('message'), '<p class="message">Saved</p>')
  await expectFault(page)

  const cover = '.cover { position: absolute; inset: 0; background: linear-gradient(red, blue) }'
  await lookTwice(page, `${grey('below')} ${cover}`, '<p class="below">Below</p><div><b class="cover"></b></div>')
  await show(page, grey('below'), '<p class="below">Below</p><div><b class="cover"></b></div>')
  await expectFault(page)

  const focused = `.link { color: #000 } .link:focus { ${GREY} }`
  await lookTwice(page, focused, '<button class="link">Press</button>')
  await page.getByRole('button').focus()
  await expectFault(page)
})

test('what was good in one tab is judged again in another', async ({ page, context }) => {
  const paragraph = '<p class="story">A story</p>'
  await lookTwice(page, '.story { color: #000 }', paragraph)
  const other = await context.newPage()
  await show(other, `.story { ${GREY} }`, paragraph)
  await expectFault(other)
})
