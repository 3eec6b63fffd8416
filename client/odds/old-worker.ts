/** The same thread for engines at the floor: what a page fetches, its threads have to fetch too. */
import '../old-engine.ts';
import './worker.ts';
