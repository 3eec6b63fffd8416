/** The same worker for the oldest supported engines. It loads the polyfills that a page loads. */
import '../old-engine.ts';
import './worker.ts';
