/** What a test asks of a browser, whatever engine it has, so that one script plays in all of them. */
export type Size = 'small' | 'phone' | 'desk' | 'tv';

/** In CSS pixels; a window manager may take some of the height, and WebKitGTK’s window is at least 447 wide. */
export const sizes: Readonly<Record<Size, readonly [width: number, height: number]>> = {
  small: [320, 568],
  phone: [390, 844],
  desk: [1280, 800],
  tv: [1280, 720],
};

export interface Tab {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** `expression`: JavaScript whose value is JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** As a finger or a mouse does it; fails where something else is in the way. */
  click(selector: string): Promise<void>;
  /** Key by key, into an empty field. */
  type(selector: string, text: string): Promise<void>;
  /** A PNG of what is seen. */
  picture(path: string): Promise<void>;
}

export interface Engine {
  readonly name: string;
  open(size: Size): Promise<Tab>;
  close(): Promise<void>;
}

interface Launch {
  /** Whether pages may draw with WebGL. */
  readonly webgl: boolean;
  /** BCP 47. */
  readonly language?: string;
}

/** The engine's process does nothing before this. */
export type Launcher = (launch: Launch) => Promise<Engine>;
