import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { GridKeys } from './GridKeys.tsx'

afterEach(closePage)

function Asked() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Keys?
      </button>
      <GridKeys open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

test('the keys of an order grid are explained on demand, in the language of the reader', async () => {
  openPage({ '/': Asked }, '/', {})
  expect(screen.queryByText('three cases')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Keys?' }))
  const keys = within(await screen.findByRole('dialog', { name: 'Keys' }))
  expect(keys.getByText('three cases').previousElementSibling?.textContent).toBe('3c')
  expect(keys.getByText('a case of each flavour of this size').previousElementSibling?.textContent).toBe('Alt C')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  closePage()
  document.documentElement.lang = 'de'
  openPage({ '/': Asked }, '/', {})
  await userEvent.click(await screen.findByRole('button', { name: 'Keys?' }))
  expect(await screen.findByText('drei Kartons')).toBeTruthy()
})
