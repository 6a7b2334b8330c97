import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '../lib/call.ts'
import { bothLoaded, Loaded, type LoadedQuery } from './Loaded.tsx'

const query = <Data,>(part: Partial<LoadedQuery<Data>>): LoadedQuery<Data> => ({
  data: undefined,
  error: null,
  refetch: vi.fn(async () => undefined),
  ...part,
})
const lost = new CallError('The database sleeps.', 503)
const unknown = new CallError('No such order.', 404)
const show = (of: LoadedQuery<string[]>) =>
  render(
    <Loaded query={of} waiting="waiting" missing={{ title: 'missing' }} empty={{ title: 'empty' }}>
      {rows => rows.join(', ')}
    </Loaded>,
  ).container.textContent

afterEach(cleanup)

describe('what is loaded', () => {
  test('stands there, also while it is read again or that has failed', () => {
    expect(show(query({ data: ['Lime', 'Cola'] }))).toBe('Lime, Cola')
    expect(show(query({ data: ['Lime'], error: lost }))).toBe('Lime')
  })

  test('gives way to the empty state where it has no rows', () => expect(show(query({ data: [] }))).toBe('empty'))

  test('gives way to the empty state where the page says that it is empty', () => {
    const page = { total: 0 }
    const isEmpty = ({ total }: { total: number }) => total === 0
    const of = query({ data: page })
    render(
      <Loaded query={of} waiting={null} empty={<p>none</p>} isEmpty={isEmpty}>
        {({ total }) => total}
      </Loaded>,
    )
    screen.getByText('none')
  })

  test('is waited for', () => expect(show(query({}))).toBe('waiting'))

  test('is waited for with a skeleton of its height', () => {
    const { container } = render(
      <Loaded query={query({})} waiting={120}>
        {() => null}
      </Loaded>,
    )
    expect(container.querySelector<HTMLElement>('[aria-hidden]')?.style.height).toBe('120px')
    expect(container.textContent).toBe('')
  })

  test('that is not there says so in its own words', () => expect(show(query({ error: unknown }))).toBe('missing'))

  test('that failed says why and can be asked for again', async () => {
    const failed = query<string[]>({ error: lost })
    expect(show(failed)).toContain('The database sleeps.')
    expect(screen.getByRole('alert')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(failed.refetch).toHaveBeenCalledOnce()
  })

  test('that failed can be said in one line, and shows that it is asked for again', () => {
    render(
      <Loaded query={query({ error: lost, isFetching: true })} waiting={null} failed={message => `Sorry: ${message}`}>
        {() => null}
      </Loaded>,
    )
    expect(screen.getAllByText(/sleeps/).map(({ textContent }) => textContent)).toEqual(['Sorry: The database sleeps.'])
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
  })
})

test('two queries are one that is loaded when both are', () => {
  const one = query({ data: 'one' })
  expect(bothLoaded(one, query({})).data).toBeUndefined()
  expect(bothLoaded(one, query({ error: lost })).error).toBe(lost)
  expect(bothLoaded(one, query({ data: 2 })).data).toEqual(['one', 2])
})

test('two queries are asked for again together', async () => {
  const [one, two] = [query({ error: lost }), query({})]
  await bothLoaded(one, two).refetch()
  expect([one, two].map(({ refetch }) => vi.mocked(refetch).mock.calls.length)).toEqual([1, 1])
  expect([bothLoaded(one, two), bothLoaded(one, query({ isFetching: true }))].map(both => both.isFetching)).toEqual([
    undefined,
    true,
  ])
})
