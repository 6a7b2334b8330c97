import type { Page } from '@playwright/test'
import { axe, expect, test } from '../support/test.ts'

type OrderHead = { order_id: number; external_reference: string | null }

/** Releases three pieces in two parts. @returns the paths of the two orders */
export async function releaseInParts(page: Page): Promise<string[]> {
  const orders: string[] = []
  await test.step('two partial releases, each an order', async () => {
    const pieces = page.getByRole('textbox', { name: /^Pieces: / })
    await expect(pieces).toHaveCount(3)
    for (const [part, quantity] of ['2', '1'].entries()) {
      await pieces.first().fill(quantity)
      await expect(
        page.getByRole('region', { name: 'Your release' }).getByText('Total incl. VAT', { exact: true }),
      ).toBeVisible()
      if (part === 0) await axe(page)
      await page.getByRole('button', { name: 'Check and release' }).dblclick()
      // Not focused: the second press of the double click lands on the page behind the pointer.
      await expect(page.getByRole('heading', { name: 'Check your release' })).toBeVisible()
      if (part === 0) await axe(page)
      await page.getByRole('button', { name: 'Release', exact: true }).dblclick()
      await expect(page.getByRole('heading', { name: /^\d pieces? (is|are) released$/ })).toBeFocused()
      await expect(page.getByRole('link', { name: 'Show order' }).first()).toBeVisible()
      await expect(pieces.first()).toHaveValue('')
      await page.reload()
    }
    const list = (await (await page.request.get('/api/onlineshop/orders')).json()) as OrderHead[]
    const released = list.filter(order => order.external_reference === 'Virtual Trade Show 2025')
    orders.push(...released.map(order => `/my-orders/${order.order_id}`))
    expect(orders).toHaveLength(2)
    const answer = await page.request.get('/api/onlineshop/vts-release')
    const { positions } = (await answer.json()) as { positions: { released_quantity: number }[] }
    expect(positions.map(position => position.released_quantity).sort()).toEqual([0, 0, 3])
  })

  return orders
}
