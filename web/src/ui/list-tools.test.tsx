import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { closePage, openPage } from '../testing/open-page.tsx'
import { Accordion } from './Accordion.tsx'
import { ListTools, NothingFound } from './ListTools.tsx'
import { useListView } from './list-view.ts'
import { useFolds } from './use-folds.ts'

const groups = [
  { id: 'north', rows: ['North Whey Vanilla NW-1', 'North Whey Crème brûlée NW-2'] },
  { id: 'south', rows: ['South Bar Cocoa SB-1'] },
]
const all = groups.flatMap(({ rows }) => rows).length

function List({ inAddress = false }) {
  const view = useListView(['usual', 'name'], { inAddress })
  const shown = groups
    .map(group => ({ ...group, rows: group.rows.filter(row => view.finds(row)) }))
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => (view.sort === 'name' ? b.id.localeCompare(a.id) : 0))
  const folds = useFolds(
    shown.map(({ id }) => id),
    ['north'],
    view.sought,
  )
  const lines = shown.flatMap(({ rows }) => rows).length
  return (
    <>
      <ListTools
        label="Search the list"
        view={view}
        sorts={[
          { value: 'usual', label: 'Usual' },
          { value: 'name', label: 'Name' },
        ]}
        summary={`${all} lines`}
        found={`${lines} of ${all} lines`}
        folds={folds}
      />
      {shown.length === 0 && <NothingFound view={view} />}
      <Accordion
        multiple
        open={folds.open}
        onOpenChange={folds.setOpen}
        items={shown.map(({ id, rows }) => ({ id, head: id, content: rows.map(row => <p key={row}>{row}</p>) }))}
      />
    </>
  )
}

const open = (at = '/', inAddress = false) => openPage({ '/': <List inAddress={inAddress} /> }, at, {})
const openGroups = () => screen.queryAllByRole('button', { expanded: true }).map(head => head.textContent)
const search = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search the list' })

afterEach(() => {
  closePage()
  cleanup()
})

describe('the tools of a list', () => {
  test('a search keeps the matching rows, ignoring case and accents, and says how many', async () => {
    open()
    expect(await screen.findByText('3 lines')).toBeTruthy()
    await userEvent.type(await search(), 'creme nw-2')
    expect(screen.getByText('North Whey Crème brûlée NW-2')).toBeTruthy()
    expect(screen.queryByText('South Bar Cocoa SB-1')).toBeNull()
    expect(screen.getAllByText('1 of 3 lines').length).toBeGreaterThan(0)
    expect(document.querySelector('[data-announcer]')?.textContent).toMatch(/1 of 3 lines$/)
  })

  test('a search opens what it finds, and leaves the folds as they were (FF-700)', async () => {
    open()
    const input = await search()
    expect(openGroups()).toEqual(['north'])
    await userEvent.type(input, 'cocoa')
    expect(openGroups()).toEqual(['south'])
    await userEvent.click(screen.getByRole('button', { name: 'south' }))
    expect(openGroups()).toEqual([])
    await userEvent.clear(input)
    expect(openGroups()).toEqual(['north'])
  })

  test('all groups fold and unfold at once', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Unfold all' }))
    expect(openGroups()).toEqual(['north', 'south'])
    await userEvent.click(screen.getByRole('button', { name: 'Fold all' }))
    expect(openGroups()).toEqual([])
  })

  test('where nothing is found, one press shows everything', async () => {
    open()
    await userEvent.type(await search(), 'nothing like it')
    expect(screen.getByText('Nothing fits this search.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }))
    expect((await search()).value).toBe('')
    expect(screen.getByText('3 lines')).toBeTruthy()
  })

  test('on a page of its own the address holds search and sort (FF-700)', async () => {
    const { address } = open('/?search=whey&sort=name&kept=1', true)
    expect((await search()).value).toBe('whey')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' }).value).toBe('name')
    await userEvent.clear(await search())
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'usual')
    expect(address()).toBe('/?kept=1')
    await userEvent.type(await search(), 'bar')
    expect(address()).toBe('/?kept=1&search=bar')
  })

  test('another sort is another order', async () => {
    open()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'name')
    const heads = within(document.body).getAllByRole('heading', { level: 3 })
    expect(heads.map(head => head.textContent)).toEqual(['south', 'north'])
  })
})
