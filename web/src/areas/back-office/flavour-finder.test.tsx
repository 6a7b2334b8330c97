import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, closePage, openPage } from '../../testing/open-page.tsx'
import { FlavourFinder } from './FlavourFinder.tsx'

afterEach(closePage)

const lime = { id: 11, name: 'Bar, Lime' }
const cocoa = { id: 12, name: 'Bar, Cocoa' }

function open(answers: Answers = {}) {
  const added = vi.fn<(name: string) => void>()
  const saved = vi.fn<() => void>()
  const form = (
    <form aria-label="Delivery" onSubmit={saved}>
      <FlavourFinder onAdd={({ name }) => added(name)} />
    </form>
  )
  return { ...openPage({ '/': form }, '/', answers), added, saved }
}
const field = () => screen.findByLabelText<HTMLInputElement>('Add an article: name, SKU or EAN')

test('an article is found by its name and added; one letter finds nothing yet', async () => {
  const { added, calls } = open({ 'GET /api/admin/flavours': { flavours: [lime, cocoa] } })
  const search = await field()
  await userEvent.type(search, 'b')
  expect(calls('GET /api/admin/flavours')).toEqual([])
  await userEvent.type(search, 'ar')
  const found = within(await screen.findByRole('region', { name: 'Articles found' }))
  await userEvent.click(await found.findByRole('button', { name: 'Add Bar, Cocoa' }))
  expect(added.mock.calls).toEqual([['Bar, Cocoa']])
  expect(search.value).toBe('')
  expect(screen.queryByRole('region', { name: 'Articles found' })).toBeNull()
})

test('a scanner’s number and Enter add the only article that has it, and do not save the form around it', async () => {
  const { added, saved } = open({
    'GET /api/admin/flavours': { flavours: [lime, cocoa] },
    'GET /api/admin/flavours?search=4006381333931': { flavours: [lime] },
  })
  const search = await field()
  await userEvent.type(search, 'bar{Enter}')
  await userEvent.clear(search)
  await userEvent.type(search, '4006381333931{Enter}')
  await waitFor(() => expect(added.mock.calls).toEqual([['Bar, Lime']]))
  await waitFor(() => expect(search.value).toBe(''))
  expect(saved).not.toHaveBeenCalled()
})

test('what nobody has is not found, in German too', async () => {
  document.documentElement.lang = 'de'
  open({ 'GET /api/admin/flavours': { flavours: [] } })
  await userEvent.type(await screen.findByLabelText('Artikel hinzufügen: Name, SKU oder EAN'), 'xyz{Enter}')
  await screen.findByText('Nichts gefunden.')
})
