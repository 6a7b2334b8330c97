/** Explanations written into a new `scene.json`; only `start_view` and `north_offset` are read. */
export const guide = {
  comment: [
    "Copy what you need from 'examples' into 'hotspots' and change it; docs/panoramas.md says what each field means.",
    'pixels: left, top, right, bottom of a box in the photograph, as any picture program shows them.',
    'Every way needs one back. Then: npm run panorama -- --load on the folder above this one.',
  ],
  start_view: { yaw: 0, pitch: 0 },
  north_offset: 0,
  examples: [
    { kind: 'booth', label: 'Booth 1', booth_number: 1, pixels: [1200, 800, 1700, 1300] },
    { kind: 'scene', label: 'Aisle A, stop 2', pano_nr: 2, pixels: [2000, 1400, 2100, 1450] },
    { kind: 'info', label: 'Information', pixels: [2600, 900, 2900, 1200] },
    {
      kind: 'vitrine',
      label: 'Vitrine 1',
      vitrine_id: 1,
      polygon: [
        [-0.9, -0.2],
        [-0.6, -0.2],
        [-0.6, 0.2],
        [-0.9, 0.2],
      ],
      at: { yaw: -0.75, pitch: 0 },
    },
  ],
}
