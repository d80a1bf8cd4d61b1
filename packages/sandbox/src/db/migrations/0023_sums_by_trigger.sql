-- Adds to one sum of a member.
CREATE FUNCTION add_to_sums(member text, at bigint, what text, type text, number integer, pays bigint, receives bigint) RETURNS void LANGUAGE sql AS $$
	INSERT INTO member_sums AS s (member_id, slot, kind, game_type, count, paid, received)
	VALUES (member, at / 900000, what, type, number, pays, receives)
	ON CONFLICT (member_id, slot, kind, game_type) DO UPDATE
	SET count = s.count + excluded.count, paid = s.paid + excluded.paid, received = s.received + excluded.received
$$;
--> statement-breakpoint
CREATE FUNCTION count_new_rounds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO member_sums AS s (member_id, slot, kind, game_type, count, paid, received)
	SELECT r.member_id, r.created_at / 900000, 'bet', g.game_type, count(*), sum(r.stake), sum(r.win)
	FROM made r JOIN games g ON g.node_id = r.node_id
	WHERE r.mode = 'REAL' GROUP BY 1, 2, 4 ORDER BY 1, 2, 4
	ON CONFLICT (member_id, slot, kind, game_type) DO UPDATE
	SET count = s.count + excluded.count, paid = s.paid + excluded.paid, received = s.received + excluded.received;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rounds_counted AFTER INSERT ON rounds REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION count_new_rounds();
--> statement-breakpoint
CREATE FUNCTION count_changed_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF old.mode = 'REAL' THEN
		PERFORM add_to_sums(old.member_id, old.created_at, 'bet', g.game_type, -1, -old.stake, -old.win) FROM games g WHERE g.node_id = old.node_id;
	END IF;
	IF tg_op = 'UPDATE' AND new.mode = 'REAL' THEN
		PERFORM add_to_sums(new.member_id, new.created_at, 'bet', g.game_type, 1, new.stake, new.win) FROM games g WHERE g.node_id = new.node_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rounds_counted_again AFTER UPDATE OF member_id, node_id, mode, stake, win, created_at OR DELETE ON rounds FOR EACH ROW EXECUTE FUNCTION count_changed_round();
--> statement-breakpoint
CREATE FUNCTION count_new_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO member_sums AS s (member_id, slot, kind, game_type, count, paid, received)
	SELECT t.member_id, t.settled_at / 900000, 'bet', g.game_type, count(*), sum(t.stake), sum(t.win)
	FROM made t JOIN games g ON g.game_code = t.game_code AND g.vassalage IN ('LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA')
	WHERE t.state <> 'OPEN' AND t.settled_at IS NOT NULL GROUP BY 1, 2, 4 ORDER BY 1, 2, 4
	ON CONFLICT (member_id, slot, kind, game_type) DO UPDATE
	SET count = s.count + excluded.count, paid = s.paid + excluded.paid, received = s.received + excluded.received;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tickets_counted AFTER INSERT ON lottery_tickets REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION count_new_tickets();
--> statement-breakpoint
CREATE FUNCTION count_changed_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF old.state <> 'OPEN' AND old.settled_at IS NOT NULL THEN
		PERFORM add_to_sums(old.member_id, old.settled_at, 'bet', g.game_type, -1, -old.stake, -old.win) FROM games g
		WHERE g.game_code = old.game_code AND g.vassalage IN ('LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA');
	END IF;
	IF tg_op = 'UPDATE' AND new.state <> 'OPEN' AND new.settled_at IS NOT NULL THEN
		PERFORM add_to_sums(new.member_id, new.settled_at, 'bet', g.game_type, 1, new.stake, new.win) FROM games g
		WHERE g.game_code = new.game_code AND g.vassalage IN ('LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA');
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tickets_counted_again AFTER UPDATE OR DELETE ON lottery_tickets FOR EACH ROW EXECUTE FUNCTION count_changed_ticket();
--> statement-breakpoint
CREATE FUNCTION count_new_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO member_sums AS s (member_id, slot, kind, count, paid, received)
	SELECT substr(e.account_id, 8), e.created_at / 900000, e.kind, count(*), sum(greatest(-e.amount, 0)), sum(greatest(e.amount, 0))
	FROM made e WHERE e.account_id LIKE 'member:%' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
	ON CONFLICT (member_id, slot, kind, game_type) DO UPDATE
	SET count = s.count + excluded.count, paid = s.paid + excluded.paid, received = s.received + excluded.received;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_counted AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION count_new_entries();
--> statement-breakpoint
CREATE FUNCTION count_changed_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF old.account_id LIKE 'member:%' THEN
		PERFORM add_to_sums(substr(old.account_id, 8), old.created_at, old.kind, '', -1, -greatest(-old.amount, 0), -greatest(old.amount, 0));
	END IF;
	IF tg_op = 'UPDATE' AND new.account_id LIKE 'member:%' THEN
		PERFORM add_to_sums(substr(new.account_id, 8), new.created_at, new.kind, '', 1, greatest(-new.amount, 0), greatest(new.amount, 0));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_counted_again AFTER UPDATE OF account_id, amount, kind, created_at OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION count_changed_entry();
--> statement-breakpoint
-- All that counts, as the triggers see it: the sums are compared with it, and made anew from it.
CREATE VIEW counted AS
	SELECT r.member_id, r.created_at AS at, 'bet' AS kind, g.game_type, r.stake AS paid, r.win AS received
	FROM rounds r JOIN games g ON g.node_id = r.node_id WHERE r.mode = 'REAL'
	UNION ALL
	SELECT t.member_id, t.settled_at, 'bet', g.game_type, t.stake, t.win
	FROM lottery_tickets t JOIN games g ON g.game_code = t.game_code AND g.vassalage IN ('LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA')
	WHERE t.state <> 'OPEN' AND t.settled_at IS NOT NULL
	UNION ALL
	SELECT substr(e.account_id, 8), e.created_at, e.kind, '', greatest(-e.amount, 0), greatest(e.amount, 0)
	FROM ledger_entries e WHERE e.account_id LIKE 'member:%';
--> statement-breakpoint
INSERT INTO member_sums (member_id, slot, kind, game_type, count, paid, received)
SELECT member_id, at / 900000, kind, game_type, count(*), sum(paid), sum(received) FROM counted GROUP BY 1, 2, 3, 4;
