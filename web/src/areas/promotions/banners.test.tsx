import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { BannersDeskPage } from './BannersDeskPage.tsx'

const ADDRESS = '/api/admin/banners'
const banner = {
  id: 7,
  title: { en: 'Sale', de: 'Sale' },
  text: { en: '', de: '' },
  link: '/new',
  desktop_url: null,
  phone_url: null,
  start: '2031-05-04T22:00:00.000Z',
  end: null,
  rank: 2,
  state: 'draft',
}

afterEach(closePage)

test('a banner is written, what is missing is said first, and its pictures follow (FF-981)', async () => {
  const { calls } = openPage({ '/admin/banners': BannersDeskPage }, '/admin/banners?open=new', {
    'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
    [`GET ${ADDRESS}`]: { next: null, previous: null, total: 1, time_zone: 'Europe/Berlin', banners: [banner] },
    [`GET ${ADDRESS}/7`]: banner,
    [`POST ${ADDRESS}`]: banner,
    [`PUT ${ADDRESS}/7/pictures/desktop`]: { ...banner, desktop_url: '/media/x/640.webp', state: 'running' },
  })
  const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)
  const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save banner' }))
  await type('Title, English', 'Sale')
  await type('Link', 'https://elsewhere.example')
  await save()
  expect(await screen.findByText('A link begins with / and stays in the shop.')).toBeTruthy()
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(2)
  expect(calls()).toEqual([])
  await type('Title, German', 'Sale')
  await userEvent.clear(screen.getByLabelText('Link'))
  await type('Link', '/new')
  await type('Begins', '2031-05-05T00:00:00')
  await save()
  const picture = await screen.findByLabelText<HTMLInputElement>('Picture for wide screens', { selector: 'input' })
  expect(calls('POST')[0]?.body).toMatchObject({ title: { en: 'Sale', de: 'Sale' }, link: '/new', end: null, rank: 1 })
  await userEvent.upload(picture, new File(['x'], 'a.png', { type: 'image/png' }))
  await waitFor(() => expect(document.querySelector('img[src="/media/x/640.webp"]')).toBeTruthy())
  expect(calls('PUT')).toHaveLength(1)
})
