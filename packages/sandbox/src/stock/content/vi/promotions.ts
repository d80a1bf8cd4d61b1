import type { PromotionWords } from "../language-words.ts";

/** Vietnamese: promotions, their categories, and what holds for all of them. */
export const promotionWords: PromotionWords = {
  promotionCategories: {
    "c-all": "Tất cả",
    "c-new": "Người mới",
    "c-slots": "Máy slot",
    "c-live": "Casino trực tuyến",
    "c-sport": "Thể thao",
    "c-rebate": "Hoàn trả",
    "c-fish": "Bắn cá",
    "c-card": "Game bài",
    "c-gaming": "Trò chơi",
    "c-lotto": "Xổ số",
  },
  promotions: {
    "p-welcome": [
      "Buổi tối đầu tiên ấm áp",
      "Khoản nạp đầu tiên được nhân đôi, tiền thưởng tối đa RM 100.",
    ],
    "p-lantern-week": [
      "Tuần lễ Đèn lồng",
      "Mỗi ngày thắp một chiếc đèn lồng bằng một lượt chơi slot bất kỳ.",
    ],
    "p-invite": [
      "Rủ một người bạn",
      "Khi người bạn đã chơi mười lượt, mỗi người nhận RM 10.",
    ],
    "p-daily-rebate": [
      "Hoàn trả hằng ngày",
      "0.6% mỗi khoản cược slot được hoàn lại vào nửa đêm.",
    ],
    "p-salon-hours": [
      "Giờ của các phòng",
      "Từ 20:00 đến 22:00, cược phụ ở mọi phòng trả thêm một phần mười.",
    ],
    "p-derby": [
      "Cuối tuần derby",
      "Một vé cược miễn phí cho mỗi ba cược đơn vào các trận derby cuối tuần.",
    ],
    "p-deep": ["Mẻ cá lớn", "Mẻ cá nặng nhất mỗi giờ nhận RM 50."],
    "p-table": [
      "Bốn người một bàn",
      "Ngồi cùng ba người khác trong một giờ, phí bàn do chúng tôi trả.",
    ],
    "p-vip": [
      "Bàn yên tĩnh",
      "Từ hạng Vàng: người hỗ trợ riêng và mức hoàn trả tăng theo hạng của bạn.",
    ],
    "p-app": [
      "Mang sảnh theo bên mình",
      "Đăng nhập một lần trên điện thoại và nhận mười đèn lồng chơi thử.",
    ],
    "p-reload": [
      "Nạp thêm Chủ nhật",
      "Thêm một phần tư cho khoản nạp đầu tiên của Chủ nhật, tối đa RM 60.",
    ],
    "p-points": [
      "Điểm cho người kiên nhẫn",
      "Mỗi RM 5 tiền cược được một điểm; cửa hàng điểm mở từ 100 điểm.",
    ],
  },
  conditions: [
    "Điều kiện",
    "Dành cho thành viên từ 18 tuổi trở lên.",
    "Mỗi người và mỗi hộ gia đình một tài khoản.",
    "Chúng tôi có thể kết thúc chương trình sau khi báo trước một tuần.",
  ],
};
