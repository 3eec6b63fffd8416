export { LocalPostgres as PostgresServer } from '../../server/cluster/local-postgres.ts';
