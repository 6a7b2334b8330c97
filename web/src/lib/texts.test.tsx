import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LanguageContext, messages, useTexts } from './texts.tsx'

const texts = messages({
  en: { hello: 'Good morning', left: (n: number, of: string) => `Only ${n} left of ${of}.`, menu: { close: 'Close' } },
  de: { hello: 'Guten Morgen', left: (n, of) => `Nur noch ${n} von ${of}.`, menu: { close: 'Schließen' } },
})

function Page() {
  const t = useTexts(texts)
  return (
    <>
      <p>{t.hello}</p>
      <p>{t.left(3, 'Vanilla')}</p>
    </>
  )
}

afterEach(cleanup)

it('speaks the reader’s language, English where nobody says which', () => {
  const { unmount } = render(<Page />)
  expect(screen.getByText('Good morning')).toBeDefined()
  expect(screen.getByText('Only 3 left of Vanilla.')).toBeDefined()
  unmount()
  render(
    <LanguageContext value={{ language: 'de', setLanguage: () => {} }}>
      <Page />
    </LanguageContext>,
  )
  expect(screen.getByText('Nur noch 3 von Vanilla.')).toBeDefined()
})

it('does not compile where a language lacks a message, has one alone or takes other values', () => {
  // @ts-expect-error the German 'hello' is missing
  messages({ en: { hello: 'Hello' }, de: {} })
  // @ts-expect-error English has no 'bye'
  messages({ en: { hello: 'Hello' }, de: { hello: 'Hallo', bye: 'Tschüss' } })
  // @ts-expect-error English takes a number
  messages({ en: { left: (n: number) => `${n}` }, de: { left: (n: string) => n } })
  expect(Object.keys(texts.de)).toEqual(Object.keys(texts.en))
})
