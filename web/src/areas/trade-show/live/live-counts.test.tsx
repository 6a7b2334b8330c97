import type { LiveCounts as Counts } from '@fairfloor/domain/trade-show/live-contract'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buyer, vts } from '../../../testing/fair.ts'
import { closePage, openPage } from '../../../testing/open-page.tsx'
import { LiveCounts } from './LiveCounts.tsx'

/** The open stream, through which the test speaks as the server. */
let stream: EventTarget | undefined
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor() {
        super()
        stream = this
      }
      close() {}
    },
  )
})
afterEach(closePage)

const send = (counts: Counts) =>
  act(() => void stream?.dispatchEvent(new MessageEvent('counts', { data: JSON.stringify(counts) })))

test('buyers in the hall and orders are shown from three on (FF-727)', async () => {
  openPage({ '/': LiveCounts }, '/', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/vts': vts('ordering', { live_counts: true }),
  })
  await waitFor(() => expect(stream).toBeDefined())
  send({ buyers: 1, orders: 1 })
  expect(screen.queryByText(/in the hall|last hour/)).toBeNull()
  send({ buyers: 2, orders: 3 })
  expect(screen.queryByText(/in the hall/)).toBeNull()
  expect(screen.getByText('3 orders in the last hour')).toBeTruthy()
  send({ buyers: 1200, orders: 0 })
  expect(screen.getByText('1.200 buyers in the hall')).toBeTruthy()
  expect(screen.queryByText(/last hour/)).toBeNull()
})
