const LONG_MS = 90

/** Says by a short tone, and by shaking the phone, that a number was read. Either may be missing or forbidden. */
export function signal(): { sound: () => void; end: () => void } {
  const audio = typeof AudioContext === 'undefined' ? null : new AudioContext()
  return {
    sound() {
      navigator.vibrate?.(LONG_MS)
      if (audio?.state !== 'running') return
      const tone = audio.createOscillator()
      const volume = audio.createGain()
      tone.frequency.value = 1760
      volume.gain.value = 0.15
      tone.connect(volume).connect(audio.destination)
      tone.start()
      tone.stop(audio.currentTime + LONG_MS / 1000)
    },
    end: () => void audio?.close().catch(() => undefined),
  }
}
