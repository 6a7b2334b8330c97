import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { BoothVideo } from './BoothVideo.tsx'

const VIEW = 'POST /api/virtual-trade-show/view-organiser-video'

const open = (counted: boolean, answers: Answers = { [VIEW]: { success: true } }) =>
  openPage({ '/': <BoothVideo name="North" src="/film.webm" poster={null} counted={counted} /> }, '/', answers)
const film = () => screen.getByLabelText<HTMLVideoElement>('Video of North')

/** Plays, reporting the position four times a second like a player. */
function play(from: number, to: number) {
  for (let at = from; at <= to; at += 0.25) {
    Object.defineProperty(film(), 'currentTime', { configurable: true, value: at })
    fireEvent.timeUpdate(film())
  }
}

afterEach(closePage)

test('the organiser’s film is told once it has played for 30 s, not before, and once only (TS-189)', async () => {
  const { calls } = open(true)
  play(0, 29.75)
  expect(calls(VIEW)).toEqual([])
  play(30, 30)
  await waitFor(() => expect(calls(VIEW)).toHaveLength(1))
  play(30, 45)
  expect(calls(VIEW)).toHaveLength(1)
})

test('a call that fails is made again while it plays on', async () => {
  const { calls } = open(true, { [VIEW]: refusal(404, 'Lost') })
  play(0, 30)
  await waitFor(() => expect(calls(VIEW)).toHaveLength(1))
  await waitFor(() => {
    play(30, 31)
    expect(calls(VIEW).length).toBeGreaterThan(1)
  })
})

test('a brand’s film is not counted', () => {
  const { calls } = open(false)
  play(0, 60)
  expect(calls(VIEW)).toEqual([])
})
