import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { LanguageProvider, messages, useLanguage, useTexts } from './texts.tsx'

const texts = messages({
  en: { hello: 'Good morning', left: (n: number, of: string) => `Only ${n} left of ${of}.`, menu: { close: 'Close' } },
  de: { hello: 'Guten Morgen', left: (n, of) => `Nur noch ${n} von ${of}.`, menu: { close: 'Schließen' } },
})

function Page() {
  const t = useTexts(texts)
  const { setLanguage } = useLanguage()
  return (
    <>
      <p>{t.hello}</p>
      <p>{t.left(3, 'Vanilla')}</p>
      <button type="button" onClick={() => setLanguage('de')}>
        {t.menu.close}
      </button>
    </>
  )
}

const show = () =>
  render(
    <LanguageProvider>
      <Page />
    </LanguageProvider>,
  )

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('speaks English until another language is chosen, and remembers the choice', async () => {
  const { unmount } = show()
  expect(screen.getByText('Only 3 left of Vanilla.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByText('Nur noch 3 von Vanilla.')).toBeDefined()
  expect(document.documentElement.lang).toBe('de')
  unmount()
  show()
  expect(screen.getByText('Guten Morgen')).toBeDefined()
})

it('falls back to English when the stored language is unknown or storage is forbidden', () => {
  localStorage.setItem('fairfloor.language', 'tlh')
  const { unmount } = show()
  expect(screen.getByText('Good morning')).toBeDefined()
  unmount()
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
  show()
  expect(screen.getByText('Good morning')).toBeDefined()
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
