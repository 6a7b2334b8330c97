import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { basket, buyer, flavour, line, size } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { useChanges } from './changes.ts'
import { useAddToOrder } from './use-add-to-order.ts'

const sizes = [size(1, 'Whey', { product_attributes: [flavour(2, 'Cola')] })]

function Booth() {
  const changes = useChanges()
  const { submit } = useAddToOrder('booth', sizes)
  return (
    <>
      <button type="button" onClick={() => void changes.changes.remove(1)}>
        Remove
      </button>
      <button type="button" onClick={submit}>
        Add
      </button>
    </>
  )
}

afterEach(closePage)

test('what is typed is added after the change of a line that is on its way', async () => {
  const held = Promise.withResolvers<void>()
  localStorage.setItem('fairfloor.pending.1.booth', JSON.stringify({ 2: 6 }))
  const { calls } = openPage({ '/': Booth }, '/', {
    'GET /api/current_user': buyer(),
    'DELETE /api/onlineshop/vts-basket-product-attributes/1': () => held.promise.then(() => basket([])),
    'POST /api/onlineshop/vts-basket-add-position': basket([line(2, 'Cola', 3, 6, 1)]),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(calls().map(({ method }) => method)).toEqual(['DELETE']))
  held.resolve()
  await waitFor(() => expect(calls().map(({ method }) => method)).toEqual(['DELETE', 'POST']))
})
