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

  test('is waited for', () => expect(show(query({}))).toBe('waiting'))

  test('that is not there says so in its own words', () => expect(show(query({ error: unknown }))).toBe('missing'))

  test('that failed says why and can be asked for again', async () => {
    const failed = query<string[]>({ error: lost })
    expect(show(failed)).toContain('The database sleeps.')
    expect(screen.getByRole('alert')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(failed.refetch).toHaveBeenCalledOnce()
  })
})

test('two queries are one that is loaded when both are', () => {
  const one = query({ data: 'one' })
  expect(bothLoaded(one, query({})).data).toBeUndefined()
  expect(bothLoaded(one, query({ error: lost })).error).toBe(lost)
  expect(bothLoaded(one, query({ data: 2 })).data).toEqual(['one', 2])
})
