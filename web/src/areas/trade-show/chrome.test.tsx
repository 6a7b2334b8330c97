import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { basket, buyer, exhibitor, exhibitorStaff, flavour, line, size, visitor, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../testing/open-page.tsx'
import { IndexPage } from './IndexPage.tsx'
import { ShowFrame } from './ShowFrame.tsx'

const open = (answers: Answers = {}) =>
  openPage({ '/virtual-trade-show/information': <ShowFrame>Page</ShowFrame> }, '/virtual-trade-show/information', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/vts': vts('ordering'),
    'GET /api/onlineshop/vts-basket': basket([]),
    'GET /api/virtual-trade-show/exhibitors': [
      exhibitor(),
      exhibitor({ id: 12, name: 'South', boothNumberB2b: 9, panoNumberB2b: 5 }),
    ],
    'GET /api/virtual-trade-show/visited-exhibitors': [],
    ...answers,
  })
const ultraWhey = {
  product_name: 'Ultra Whey',
  product_size_id: 31,
  brand_name: 'South',
  booth_number: 9,
  pano_nr: 5,
  size: size(31, 'Ultra Whey', { name: '908 g', product_attributes: [flavour(5, 'Lime')] }),
}
const asVisitor = { 'GET /api/current_user': visitor }
const ways = async () =>
  within(await screen.findByRole('navigation', { name: 'Trade show' }))
    .getAllByRole('link')
    .map(link => `${link.textContent} ${link.getAttribute('href')}`)
const buttons = () =>
  within(screen.getByRole('navigation', { name: 'Your visit' }))
    .getAllByRole('button')
    .map(button => button.textContent)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
afterEach(closePage)

test('the address of the fair leads on to the lobby (TS-017)', async () => {
  const { address } = openPage({ '/virtual-trade-show': IndexPage }, '/virtual-trade-show', {})
  await waitFor(() => expect(address()).toBe('/virtual-trade-show/lobby'))
})

describe('logged in', () => {
  test('one finds Lobby, Exhibition and Information below, and three buttons above (TS-045, TS-046, TS-048, TS-049, TS-052, FF-729)', async () => {
    open()
    await screen.findByRole('button', { name: 'Exhibitors' })
    expect(await ways()).toEqual([
      'Lobby /virtual-trade-show/lobby',
      'Exhibition /virtual-trade-show/exhibition',
      'Information /virtual-trade-show/information',
    ])
    expect(buttons()).toEqual(['Exhibitors', 'Order overview', 'DE', 'Account'])
  })

  test('the score stands in the chrome of a buyer, and leads to what is still open (FF-728)', async () => {
    const total = { description: 'Total', points: null, count: null, user_points: 1215, cap: null }
    open({ 'GET /api/virtual-trade-show/user-rewards': [total] })
    const score = await screen.findByRole('link', { name: '1.215 points, your fair so far' })
    expect(score.getAttribute('href')).toBe('/virtual-trade-show/my-fair')
    closePage()
    const { calls } = open({ 'GET /api/current_user': exhibitorStaff() })
    await screen.findByRole('button', { name: 'Exhibitors' })
    expect(calls('GET /api/virtual-trade-show/user-rewards')).toEqual([])
  })

  test('the language can be changed beside an open booth and in the account (FF-729)', async () => {
    openPage({ '/': <ShowFrame boothOpen>Page</ShowFrame> }, '/', {
      'GET /api/current_user': buyer(),
      'GET /api/onlineshop/vts': vts('ordering'),
      'GET /api/virtual-trade-show/exhibitors': [exhibitor()],
    })
    const visit = await screen.findByRole('navigation', { name: 'Your visit' })
    const switches = await screen.findAllByRole('button', { name: 'Deutsch' })
    const beside = switches.filter(button => !visit.contains(button))
    expect(beside).toHaveLength(1)
    await press('Account')
    const account = within(await screen.findByRole('dialog', { name: 'My account' }))
    await userEvent.click(account.getByRole('button', { name: 'Deutsch' }))
    expect(await screen.findByRole('dialog', { name: 'Mein Konto' })).toBeTruthy()
  })

  test('the logo leads to the fair (TS-060, TS-530)', async () => {
    open()
    const logo = await screen.findByRole('link', { name: 'Lift & Co, to the trade show' })
    expect(logo.getAttribute('href')).toBe('/virtual-trade-show')
  })

  test('Exhibitors lists the booths; one leads to its place in the hall (TS-050)', async () => {
    const { address } = open()
    await press('Exhibitors')
    const list = within(await screen.findByRole('dialog', { name: 'Exhibitors' }))
    const booths = (await list.findAllByRole('listitem')).map(item => item.textContent)
    expect(booths).toHaveLength(2)
    expect(booths[0]).toMatch(/7North/)
    await userEvent.click(list.getByRole('button', { name: /South/ }))
    expect(address()).toBe('/virtual-trade-show/exhibition/5/9?popup=VIDEO')
  })

  test('Exhibitors finds products too, and says where they stand (FF-406)', async () => {
    const { address, calls } = open({
      'GET /api/virtual-trade-show/scenes': [{ panoNr: 5, name: 'Aisle B, stop 5' }],
      'GET /api/virtual-trade-show/where-is': [ultraWhey],
    })
    await press('Exhibitors')
    const list = within(await screen.findByRole('dialog', { name: 'Exhibitors' }))
    await userEvent.type(list.getByRole('textbox', { name: /^Where is/ }), 'ultra')
    const found = await list.findByRole('button', { name: /^Ultra Whey 908 g/ })
    expect(found.textContent).toBe(
      'Ultra Whey 908 gSouthPrice: 17,50\u00a0€, Regular price: 24,99\u00a0€Booth 9, Aisle B, stop 5',
    )
    expect(list.queryByRole('button', { name: /North/ })).toBeNull()
    expect(calls('GET /api/virtual-trade-show/where-is?search=ultra')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    expect(address()).toBe('/virtual-trade-show/exhibition/5/9?popup=ORDER&productSize_id=31')
  })

  test('Exhibitors takes the quantities of a product found straight into the order (FF-406)', async () => {
    const { calls } = open({
      'GET /api/virtual-trade-show/where-is': [ultraWhey],
      'POST /api/onlineshop/vts-basket-add-position': basket([line(1, 'Lime', 12, 10, 17.5)]),
    })
    await press('Exhibitors')
    const list = within(await screen.findByRole('dialog', { name: 'Exhibitors' }))
    await userEvent.type(list.getByRole('textbox', { name: /^Where is/ }), 'ultra')
    await list.findByRole('button', { name: 'Add to order' })
    await userEvent.type(list.getByRole('textbox', { name: 'Pieces of Ultra Whey 908 g, Lime' }), '12')
    await userEvent.clear(list.getByRole('textbox', { name: /^Where is/ }))
    const add = list.getByRole('button', { name: 'Add to order' })
    expect(add.textContent).toMatch(/12 .*1 flavour/)
    await userEvent.click(add)
    await waitFor(() => expect(calls('POST /api/onlineshop/vts-basket-add-position')).toHaveLength(1))
    expect(JSON.stringify(calls('POST /api/onlineshop/vts-basket-add-position')[0]?.body)).toMatch(
      /product_attribute_id.*5.*quantity.*12/,
    )
  })

  test('Exhibitors shows products without prices to those who may not see them', async () => {
    open({
      'GET /api/current_user': buyer({ rights: ['order'] }),
      'GET /api/virtual-trade-show/where-is': [
        { ...ultraWhey, size: { ...ultraWhey.size, current_price: null, regular_price: null } },
      ],
    })
    await press('Exhibitors')
    const list = within(await screen.findByRole('dialog', { name: 'Exhibitors' }))
    await userEvent.type(list.getByRole('textbox', { name: /^Where is/ }), 'ultra')
    const found = await list.findByRole('button', { name: /^Ultra Whey 908 g/ })
    expect(found.textContent).toBe('Ultra Whey 908 gSouthBooth 9')
  })

  test('Exhibitors counts nothing for who offers nothing (FF-406)', async () => {
    open({
      'GET /api/virtual-trade-show/exhibitors': [
        exhibitor({ new_products_count: 1 }),
        exhibitor({ id: 12, name: 'Fairfloor', organiser: true, boothNumberB2b: 31, product_sizes_count: 0 }),
      ],
    })
    await press('Exhibitors')
    const list = within(await screen.findByRole('dialog', { name: 'Exhibitors' }))
    const booths = (await list.findAllByRole('listitem')).map(item => item.textContent)
    expect(booths).toEqual(['7North2 products · 1 new', expect.stringMatching(/^F?31FairfloorOrganiser of the show$/)])
  })

  test('Exhibitors says when nothing is found', async () => {
    open({ 'GET /api/virtual-trade-show/where-is': [] })
    await press('Exhibitors')
    const list = within(await screen.findByRole('dialog', { name: 'Exhibitors' }))
    await userEvent.type(list.getByRole('textbox', { name: /^Where is/ }), 'xyz')
    expect(await list.findByText('No exhibitor and no product of that name.')).toBeTruthy()
  })

  test('Order overview opens how it works and the basket (TS-053)', async () => {
    open({ 'GET /api/onlineshop/vts-basket': basket([line(1, 'Lime', 3, 10, 17.5)]) })
    await press(/^Order overview/)
    const overview = within(await screen.findByRole('dialog', { name: 'Order overview' }))
    expect(await overview.findByText('Lime')).toBeTruthy()
    expect(overview.getByRole('list', { name: 'How it works' })).toBeTruthy()
  })

  test('the badge of the order counts lines, and its name says pieces too (FF-738)', async () => {
    const order = basket([line(1, 'Lime', 3, 5000, 17.5), line(2, 'Cola', 3, 90, 17.5)])
    open({ 'GET /api/onlineshop/vts-basket': order })
    const button = await screen.findByRole('button', {
      name: 'Order overview, 2 lines, 5.090 pieces in your order',
    })
    expect(within(button).getByText('2')).toBeTruthy()
  })

  test('Order overview shows exhibitors no order steps (TS-054)', async () => {
    const { client } = open({ 'GET /api/current_user': exhibitorStaff() })
    await press('Order overview')
    const overview = within(await screen.findByRole('dialog', { name: 'Order overview' }))
    await waitFor(() => expect(client.getQueryData(['/api/onlineshop/vts'])).toBeTruthy())
    expect(overview.queryByRole('list', { name: 'How it works' })).toBeNull()
  })

  test('Account leads to the order where the user may see orders of the fair (TS-056, TS-061)', async () => {
    open()
    await press('Account')
    const account = within(await screen.findByRole('dialog', { name: 'My account' }))
    const link = account.getByRole('link', { name: 'Virtual Trade Show Order' })
    expect(link.getAttribute('href')).toBe('/vts-order')
    expect(account.queryByRole('button', { name: 'Log in' })).toBeNull()
  })

  test('Account has no such link without the right (TS-062)', async () => {
    open({ 'GET /api/current_user': buyer({ vts_orders_visible: false }) })
    await press('Account')
    const account = within(await screen.findByRole('dialog', { name: 'My account' }))
    expect(account.queryByRole('link', { name: 'Virtual Trade Show Order' })).toBeNull()
    expect(account.getByRole('link', { name: 'Log out' })).toBeTruthy()
  })
})

describe('the account', () => {
  const account = async (part: Parameters<typeof buyer>[0]) => {
    open({ 'GET /api/current_user': buyer(part) })
    await press('Account')
    return within(await screen.findByRole('dialog', { name: 'My account' }))
  }

  test('offers agents to switch users, and to exit while they act for one (TS-063, SH-097, SH-505)', async () => {
    const agent = await account({ ROLE_ALLOWED_TO_SWITCH: true, company: null })
    expect(agent.getByRole('button', { name: 'Switch' })).toBeTruthy()
    expect(agent.queryByText('Exit user')).toBeNull()
    closePage()
    const switched = await account({ ROLE_PREVIOUS_ADMIN: true, switched_from: 'Ada Agent' })
    expect(switched.getByText('Exit user')).toBeTruthy()
    expect(switched.queryByRole('button', { name: 'Switch' })).toBeNull()
  })

  test('offers nobody else either, and shows the e-mail address in full (TS-066, SH-097, SH-504, SH-505)', async () => {
    const email = 'a.buyer.with.a.rather.long.name+fair@a-shop-with-a-long-name.example'
    const plain = await account({ email })
    expect(plain.getByText(email)).toBeTruthy()
    expect(plain.queryByRole('button', { name: 'Switch' })).toBeNull()
    expect(plain.queryByText('Exit user')).toBeNull()
  })
})

describe('a visitor', () => {
  test('finds no way into the hall, no exhibitors and no order (TS-047, TS-051, TS-055)', async () => {
    const { calls } = open(asVisitor)
    await waitFor(() => expect(calls('GET /api/current_user')).toHaveLength(1))
    expect(await ways()).toEqual(['Lobby /virtual-trade-show/lobby', 'Information /virtual-trade-show/information'])
    expect(buttons()).toEqual(['DE', 'Account'])
  })

  test('finds a login form under Account (TS-056, TS-059)', async () => {
    open(asVisitor)
    await press('Account')
    const account = within(await screen.findByRole('dialog', { name: 'My account' }))
    expect(account.getByLabelText('Username')).toBeTruthy()
    expect(account.getByRole('button', { name: 'Log in' })).toBeTruthy()
  })
})
