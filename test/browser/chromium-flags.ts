/** How tests start Chromium: without a sandbox of its own, without talk to the outside, drawing in software. */
export const flags: string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Pages are painted faster without the detour over a graphics card that is not there.
  '--disable-gpu-rasterization',
];
