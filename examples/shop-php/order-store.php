<?php
// The orders, in a file of SQLite. What is written here is on the disk before the next line runs: an attempt to pay, of which its
// Idempotency-Key is made, before Pasarela is called; and that an order is paid together with its shipment.
declare(strict_types=1);

final class OrderStore
{
    private const TABLES = <<<'SQL'
        create table if not exists orders (
            reference text primary key,
            quantity integer not null,
            centavos integer not null,
            first_name text not null,
            last_name text not null,
            email text not null,
            status text not null default 'open',
            -- What Pasarela last said.
            response_code text,
            transaction_number text,
            transaction_code text,
            url text,
            message text,
            -- The last attempt to pay: its number, when it began, and the transaction that the order had before it.
            attempt integer not null default 0,
            attempt_at integer,
            number_before text,
            -- Questions to Pasarela are numbered as they begin. This row holds the answer to the question with the number in known.
            asked integer not null default 0,
            known integer not null default 0
        ) strict;
        create table if not exists webhooks (id text primary key) strict;
        create table if not exists shipments (reference text primary key references orders) strict;
        SQL;

    /** Letters that are not mistaken for one another, and no digits: a long row of digits could look like a card number. */
    private const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

    private readonly PDO $database;

    public function __construct(string $file)
    {
        $this->database = new PDO("sqlite:$file", null, null, [PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC]);
        $this->database->exec('pragma busy_timeout = 5000; pragma synchronous = full');
        $this->database->exec('pragma journal_mode = wal');
        $this->database->exec(self::TABLES);
    }

    private function run(string $sql, array $values): PDOStatement
    {
        $statement = $this->database->prepare($sql);
        $statement->execute($values);
        return $statement;
    }

    private function row(string $sql, array $values): ?array
    {
        $statement = $this->run($sql, $values);
        $row = $statement->fetch() ?: null;
        // A statement that is not read to its end holds the database.
        $statement->closeCursor();
        return $row;
    }

    /** Whether the statement changed anything. */
    private function change(string $sql, array $values): bool
    {
        return $this->run($sql, $values)->rowCount() > 0;
    }

    public function add(int $quantity, int $centavos, string $firstName, string $lastName, string $email): string
    {
        $reference = 'PEDIDO-';
        for ($count = 0; $count < 16; $count++) {
            $reference .= self::LETTERS[random_int(0, strlen(self::LETTERS) - 1)];
        }
        $this->run(
            'insert into orders (reference, quantity, centavos, first_name, last_name, email) values (?, ?, ?, ?, ?, ?)',
            [$reference, $quantity, $centavos, $firstName, $lastName, $email],
        );
        return $reference;
    }

    public function find(string $reference): ?array
    {
        return $this->row('select * from orders where reference = ?', [$reference]);
    }

    public function shipmentsOf(string $reference): int
    {
        return $this->row('select count(*) as count from shipments where reference = ?', [$reference])['count'];
    }

    public function unsettled(): array
    {
        return $this->run("select * from orders where status in ('paying', 'challenge')", [])->fetchAll();
    }

    /** Begins an attempt to pay. Null if the order is paid or an attempt is under way: one of two clicks gets it. */
    public function beginPayment(string $reference): ?array
    {
        return $this->row(
            "update orders set status = 'paying', attempt = attempt + 1, attempt_at = ?, number_before = transaction_number,
                message = null, asked = asked + 1, known = asked + 1
              where reference = ? and status in ('open', 'declined') returning *",
            [time(), $reference],
        );
    }

    /** Ends an attempt that charged nothing: the order can be paid again. */
    public function release(array $order, ?string $message): void
    {
        $this->run(
            "update orders set status = 'open', message = ? where reference = ? and status = 'paying' and attempt = ?",
            [$message, $order['reference'], $order['attempt']],
        );
    }

    /** The number of a question that begins now. */
    public function ask(string $reference): int
    {
        return $this->row('update orders set asked = asked + 1 where reference = ? returning asked', [$reference])['asked'];
    }

    /**
     * Keeps what a question was answered with, unless the answer to a later question is known: one that was long on its way
     * changes nothing. An order that is paid is shipped in the same step, once.
     * Returns whether this ships it.
     */
    public function learn(string $reference, int $question, string $status, string $message, array $payment): bool
    {
        $this->database->exec('begin immediate');
        try {
            $isNews = $this->change(
                'update orders set status = ?, message = ?, response_code = ?, transaction_number = ?, transaction_code = ?,
                    url = ?, known = ? where reference = ? and known <= ?',
                [
                    $status, $message, $payment['responseCode'], $payment['transactionNumber'], $payment['transactionCode'],
                    $payment['url'], $question, $reference, $question,
                ],
            );
            $isShipped = $isNews && $status === 'paid'
                && $this->change('insert or ignore into shipments values (?)', [$reference]);
            $this->database->exec('commit');
            return $isShipped;
        } catch (Throwable $error) {
            $this->database->exec('rollback');
            throw $error;
        }
    }

    public function hasHeard(string $webhookId): bool
    {
        return $this->row('select id from webhooks where id = ?', [$webhookId]) !== null;
    }

    public function noteHeard(string $webhookId): void
    {
        $this->run('insert or ignore into webhooks values (?)', [$webhookId]);
    }
}
