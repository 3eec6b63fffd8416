import { testKills } from '../kills.ts';

testKills('SQLite');
