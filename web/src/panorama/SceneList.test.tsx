import type { Hotspot, Scene } from '@fairfloor/domain/trade-show/scenes'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SceneList } from './SceneList.tsx'

afterEach(cleanup)

const base = { polygon: [], at: { yaw: 0, pitch: 0 }, booth_number: null, pano_nr: null, vitrine_id: null }
const hotspots: Hotspot[] = [
  { ...base, kind: 'booth', label: 'VOLTA', booth_number: 12 },
  { ...base, kind: 'scene', label: 'Aisle A, stop 5', pano_nr: 5 },
  { ...base, kind: 'booth', label: 'Oat Rebel', booth_number: 3 },
  { ...base, kind: 'info', label: 'Information' },
  { ...base, kind: 'scene', label: 'Enter the exhibition', pano_nr: 1 },
]
const scene = { panoNr: 4, hotspots, start_view: { yaw: 0, pitch: 0 } } as unknown as Scene
const sectionOf = (name: string) => within(screen.getByRole('heading', { name }).parentElement!)
const namesIn = (name: string) =>
  sectionOf(name)
    .getAllByRole('button')
    .map(button => button.getAttribute('aria-label'))

describe('the list of a scene', () => {
  it('has all that the panorama has (TS-159)', () => {
    render(<SceneList scene={scene} describe={({ pano_nr }) => ({ door: pano_nr === 1 })} onHotspot={() => {}} />)
    expect(namesIn('Booths here')).toEqual(['Booth 3, Oat Rebel', 'Booth 12, VOLTA'])
    expect(namesIn('Ways on')).toEqual(['Go to Aisle A, stop 5', 'Enter the exhibition'])
    expect(namesIn('More here')).toEqual(['Information'])
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('opens the same (TS-161)', async () => {
    const onHotspot = vi.fn()
    render(<SceneList scene={scene} onHotspot={onHotspot} />)
    await userEvent.click(screen.getByRole('button', { name: 'Booth 12, VOLTA' }))
    expect(onHotspot).toHaveBeenCalledWith(hotspots[0])
  })

  it('says what the page knows of a booth', () => {
    const describeSpot = () => ({
      name: 'VOLTA Energy',
      logo: '/media/volta/320.webp',
      claim: 'Charge your day.',
      visited: true,
      ordered: '2 lines ordered',
    })
    render(
      <SceneList scene={{ ...scene, hotspots: hotspots.slice(0, 1) }} describe={describeSpot} onHotspot={vi.fn()} />,
    )
    const row = screen.getByRole('button', { name: 'Booth 12, VOLTA Energy, visited' })
    expect(row.getAttribute('aria-description')).toBe('Charge your day, 2 lines ordered')
    expect(row.textContent).toContain('2 lines orderedvisited')
    expect(row.querySelector('img')?.getAttribute('src')).toBe('/media/volta/320.webp')
  })

  it('says why it stands in for the panorama (TS-164)', () => {
    render(<SceneList scene={scene} onHotspot={() => {}} notice="picture" />)
    expect(screen.getByRole('status').textContent).toContain('could not be loaded')
  })

  it('says that there is nothing', () => {
    render(<SceneList scene={{ ...scene, hotspots: [] }} onHotspot={() => {}} />)
    expect(screen.getByText('There is nothing to open in this scene.')).toBeTruthy()
  })
})
